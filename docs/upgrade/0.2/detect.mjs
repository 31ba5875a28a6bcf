/**
 * Lists what an installation of 0.1 must change for 0.2, with file and line. Needs only Node. Exits with 1
 * if there is something to change, and with 2 if it found no file to check.
 *
 *   node docs/upgrade/0.2/detect.mjs /etc/nginx/conf.d /etc/nginx/sirocco-build.conf brands .env
 */
import { statesOrStop } from './installation.mjs'

const open = statesOrStop('detect').filter(({ line }) => line !== null)
for (const { file, line, id, todo } of open) console.log(`${file}:${line}  ${id}\n    ${todo}`)
console.log(open.length === 0 ? 'Nothing to change.' : `${open.length} changes`)
process.exitCode = open.length > 0 ? 1 : 0

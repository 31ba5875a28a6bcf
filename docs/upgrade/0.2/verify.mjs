/**
 * Says for each change from 0.1 to 0.2 whether it is done. Needs only Node. Exits with 1 if one is not, and
 * with 2 if it found no file to check. `npm run operator -- verify` then compares the running host with the build.
 *
 *   node docs/upgrade/0.2/verify.mjs /etc/nginx/conf.d /etc/nginx/sirocco-build.conf brands .env
 */
import { statesOrStop } from './installation.mjs'

const states = statesOrStop('verify')
for (const { file, line, id } of states) {
  console.log(
    `${line === null ? 'done     ' : 'NOT DONE '}${id.padEnd(20)} ${file}${line ? `:${line}` : ''}`,
  )
}
const open = states.filter(({ line }) => line !== null)
console.log(`${states.length - open.length} of ${states.length} done`)
process.exitCode = open.length > 0 ? 1 : 0

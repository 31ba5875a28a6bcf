/**
 * Plants each defect of `defects/` in a copy of the last commit, and says what the walk finds in at most 1,000 acts.
 * Fails if it finds fewer than 16.
 *
 *   node bench/walk/defects.mjs            all of them, in about half an hour
 *   node bench/walk/defects.mjs pause      those with "pause" in their name
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patches = fileURLToPath(new URL('defects/', import.meta.url))
const [part = ''] = process.argv.slice(2)
const names = readdirSync(patches).filter((name) => name.includes(part))
const copy = mkdtempSync(join(tmpdir(), 'defects-'))
const run = (command, ...args) => execFileSync(command, args, { cwd: copy, stdio: 'pipe' })

execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
let found = 0
for (const name of names) {
  run('git', 'apply', join(patches, name))
  run('npx', 'vite', 'build')
  const options = ['--first', '--faults', '--acts', '1000', '--seed', '1']
  const walk = spawnSync('node', ['bench/walk/index.mjs', ...options], {
    cwd: copy,
    encoding: 'utf8',
  })
  found += walk.status === 1 ? 1 : 0
  console.log(`${name}: ${walk.stdout.trim().replace('\n', '; ')}${walk.stderr}`)
  run('git', 'apply', '--reverse', join(patches, name))
}
rmSync(copy, { recursive: true })
console.log(`${found} of ${names.length} found`)
process.exit(found < Math.min(16, names.length) ? 1 : 0)

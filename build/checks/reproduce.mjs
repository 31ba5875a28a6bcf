/**
 * Checks that the build is reproducible: builds a copy of the project in another folder, in
 * another time zone and locale, and compares every byte with `dist/`. Exits with 1 when a file differs and
 * with 2 without a build to compare with.
 *
 *   npm run build && node build/checks/reproduce.mjs
 *   node build/checks/reproduce.mjs --node /path/to/another/node
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const DIST = 'dist'
/** What is not part of the project, or only a result. */
const LEFT_OUT = /^(?:\.git|dist.*|coverage|reports|screens|\..*(?:cache|buildinfo|tmp))$/
/** Read before Vite is used below, because that sets NODE_ENV. */
const environment = {
  ...process.env,
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
}

const flag = process.argv.indexOf('--node')
const node = flag === -1 ? process.execPath : process.argv[flag + 1]

if (!existsSync(join(DIST, '.release')) || !existsSync(node ?? '')) {
  console.error(
    'Usage: npm run build && node build/checks/reproduce.mjs [--node /path/to/another/node]',
  )
  process.exit(2)
}

const { module: list } = await runnerImport('/build/release/fileList.ts', {
  configFile: false,
  logLevel: 'error',
})

/** Copies the project, with a link to its packages. */
function copyTo(folder) {
  cpSync('.', folder, {
    recursive: true,
    filter: (file) =>
      basename(file) !== 'node_modules' &&
      (!LEFT_OUT.test(basename(file)) || resolve(file, '..') !== resolve('.')),
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}

function buildIn(folder) {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The copy does not build')
}

/** The names of the files that differ. */
function differences(folder) {
  const files = list.compareFiles(list.filesIn(DIST), list.filesIn(join(folder, DIST)))
  const maps = [DIST, join(folder, DIST)].map((name) => readFileSync(`${name}.nginx.conf`, 'utf8'))
  return [
    ...files.map(({ path, problem }) => `${problem} in the second build: ${path}`),
    ...(maps[0] === maps[1] ? [] : [`differs in the second build: ${DIST}.nginx.conf`]),
  ]
}

const folder = join(mkdtempSync(join(tmpdir(), 'reproduce-')), 'another place')
try {
  copyTo(folder)
  buildIn(folder)
  const found = differences(folder)
  for (const line of found) console.log(line)
  const count = list.filesIn(DIST).length
  console.log(`${String(count)} files compared with a second build, ${String(found.length)} differ`)
  process.exitCode = found.length > 0 ? 1 : 0
} finally {
  rmSync(resolve(folder, '..'), { recursive: true })
}

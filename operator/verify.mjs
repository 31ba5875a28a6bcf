/**
 * Compares a running host with the local build: every file (plain and compressed), the page of each path
 * and language, every header, and the 404s. Names everything that differs and exits with 1; exits with 2
 * on wrong arguments and when the host does not answer.
 *
 *   npm run operator -- verify https://host
 *   npm run operator -- verify https://host --brand site      the folder of a brand instead of dist/
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (file) => {
  // Only now, because wrong arguments need no Vite.
  const { runnerImport } = await import('vite')
  const options = { root, configFile: false, logLevel: 'error' }
  return (await runnerImport(`${root}operator/verify/${file}`, options)).module
}

function stop(message) {
  console.error(message)
  console.error('Usage: npm run operator -- verify https://host [--brand folder]')
  process.exit(2)
}

/** The host and the folder; stops on any other argument. */
function readArguments() {
  try {
    const options = { brand: { type: 'string', default: 'dist' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [address] = positionals
    if (positionals.length !== 1 || !/^https?:\/\//.test(address)) stop('Name one host.')
    return { base: new URL('/', address), folder: values.brand }
  } catch (error) {
    return stop(error.message)
  }
}

const { base, folder } = readArguments()
if (!existsSync(join(folder, '.release', 'files.json'))) {
  stop(`${folder} is no build: run \`npm run build\``)
}
const { ask } = await load('ask.ts')
const first = await ask(base, '/', '')
if (typeof first === 'string') stop(`${base.origin} does not answer: ${first}`)

const { verify, reportOf } = await load('run.ts')
const result = await verify(folder, base)
console.log(reportOf(result))
process.exit(result.differences.length > 0 ? 1 : 0)

/**
 * Compares a running host with the local build: every file (plain and compressed), the page of each path,
 * every header, the 404s, other requests for `/`, and the clock. Names everything that differs and exits with 1;
 * exits with 2 on wrong arguments and when the host does not answer.
 *
 *   npm run operator -- verify https://host
 *   npm run operator -- verify https://host --brand site      the folder of a brand instead of dist/
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasAccount, NO_ACCOUNT } from './account.ts'
import { ask } from './verify/ask.ts'
import { reportOf, verify } from './verify/run.ts'

function stop(message: string): never {
  console.error(message)
  console.error('Usage: npm run operator -- verify https://host [--brand folder]')
  process.exit(2)
}

/** The host and the folder; stops on any other argument. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { brand: { type: 'string', default: 'dist' } },
      allowPositionals: true,
    })
    const [address = ''] = positionals
    if (positionals.length !== 1 || !/^https?:\/\//.test(address)) stop('Name one host.')
    if (!URL.canParse(address) || hasAccount(address)) stop(NO_ACCOUNT)
    return { base: new URL('/', address), folder: values.brand }
  } catch (error) {
    return stop(error instanceof Error ? error.message : '')
  }
}

const { base, folder } = readArguments()
if (!existsSync(join(folder, '.release', 'files.json'))) {
  stop(`${folder} is no build: run \`npm run build\``)
}
const first = await ask(base, '/', '')
if (typeof first === 'string') stop(`${base.origin} does not answer: ${first}`)

const result = await verify(folder, base)
console.log(reportOf(result))
process.exit(result.differences.length > 0 ? 1 : 0)

/**
 * Reads a notice file as the app does and names all mistakes (docs/operate.md); exits with 1 if there are any, and with
 * 2 on wrong arguments.
 *
 *   npm run operator -- notice check notice.json
 *   npm run operator -- notice check https://host/notice.json --brand site    the folder of a brand instead of dist/
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readNotice } from '../src/domain/notice.ts'
import { hasAccount, NO_ACCOUNT } from './account.ts'
import { printable } from './printable.ts'
import { pageDataOf } from './verify/plan.ts'
import { ask } from './verify/ask.ts'

function stop(message: string): never {
  console.error(printable(message))
  console.error('Usage: npm run operator -- notice check <file or address> [--brand folder]')
  process.exit(2)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { brand: { type: 'string', default: 'dist' } },
      allowPositionals: true,
    })
    const [command, place = ''] = positionals
    if (command !== 'check' || positionals.length !== 2) stop('Name one file.')
    return { place, folder: values.brand }
  } catch (error) {
    return stop(error instanceof Error ? error.message : '')
  }
}

/** The text at an address; empty where the app takes the answer for none. */
async function load(address: string): Promise<string> {
  if (!URL.canParse(address) || hasAccount(address)) stop(NO_ACCOUNT)
  const answer = await ask(new URL(address), address, '')
  if (typeof answer === 'string') return stop(`${address} does not answer: ${answer}`)
  if ([204, 404, 410].includes(answer.status)) return ''
  if (answer.status !== 200) stop(`${address} answers with ${answer.status}`)
  return new TextDecoder().decode(answer.body ?? undefined)
}

const { place, folder } = readArguments()
if (!existsSync(join(folder, 'index.html'))) stop(`${folder} is no build: run \`npm run build\``)
const isAddress = /^https?:\/\//.test(place)
if (!isAddress && !existsSync(place)) stop(`There is no ${place}`)
const text = isAddress ? await load(place) : new TextDecoder().decode(readFileSync(place))
const { notice, problems } = readNotice(text, pageDataOf(folder))
const date = (ms: number) => new Date(ms).toISOString().replace(/:\d\d\.000/, '')
for (const problem of problems) console.error(printable(`${place}: ${problem}`))
if (problems.length > 0) process.exit(1)
console.log(
  notice === null
    ? 'No notice.'
    : `${notice.kind === 'info' ? 'A notice' : 'A warning'} from ${date(notice.from)} until ${date(notice.until)}.`,
)

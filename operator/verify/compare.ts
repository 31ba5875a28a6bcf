import { readFileSync } from 'node:fs'
import { sha256Of } from '../../build/release/fileList.ts'
import type { Answer } from './ask.ts'
import type { HeaderRule } from './rules.ts'
import type { Row } from './plan.ts'

/** Something on the host that is not as in the build. */
export interface Difference {
  address: string
  what: string
  found: string
  expected: string
}

type Found = Omit<Difference, 'address'>

const sizeAndHash = (body: Buffer) =>
  `${String(body.length)} bytes, sha256 ${sha256Of(body).slice(0, 16)}`

function isKept(rule: HeaderRule, found: string | null, status: number): boolean {
  // A 304 changes the headers that it has, and no other.
  if (found === null) return status === 304 || (typeof rule !== 'string' && rule.mayMiss === true)
  return typeof rule === 'string' ? rule === found : rule.isRight(found)
}

function headerDifferences({ headers }: Row, answer: Answer): Found[] {
  return Object.entries(headers).flatMap(([name, rule]) => {
    const found = answer.headers.get(name)
    if (isKept(rule, found, answer.status)) return []
    const expected = typeof rule === 'string' ? rule : rule.words
    return [{ what: name, found: found ?? 'missing', expected }]
  })
}

/** What the app's protection allows a clock, beside the second that a `Date` does not show. */
const CLOCK_MS = 2000

function dateDifferences({ tellsTime }: Row, { headers, time }: Answer): Found[] {
  if (!tellsTime || !time) return []
  const found = headers.get('Date') ?? 'missing'
  const date = Date.parse(found)
  if (date > time.sent - CLOCK_MS - 1000 && date < time.received + CLOCK_MS) return []
  const now = new Date(time.received).toUTCString()
  return [{ what: 'Date', found, expected: `within 2 s of this machine's ${now}` }]
}

/** The wanted bytes of an answer: all, or the part that it says it is. */
function bytesOf({ file, part }: Row, status: number): Buffer | null {
  if (file === null || status === 304) return null
  const whole = readFileSync(file)
  return part && status === 206 ? whole.subarray(part.from, part.to + 1) : whole
}

function byteDifferences(row: Row, { status, body }: Answer): Found[] {
  const wanted = bytesOf(row, status)
  if (wanted === null || body?.equals(wanted)) return []
  return [
    {
      what: row.encodings === '' ? 'bytes' : 'bytes, compressed',
      found: body === null ? 'not readable' : sizeAndHash(body),
      expected: sizeAndHash(wanted),
    },
  ]
}

function rangeDifferences({ part, file }: Row, { status, headers }: Answer): Found[] {
  if (!part || file === null || status !== 206) return []
  const { from, to } = part
  const expected = `bytes ${String(from)}-${String(to)}/${String(readFileSync(file).length)}`
  const found = headers.get('Content-Range') ?? 'missing'
  return found === expected ? [] : [{ what: 'Content-Range', found, expected }]
}

/** The differences of a response from its row, in status, bytes and headers. */
export function compareAnswer(row: Row, answer: Answer | string): Difference[] {
  const address = row.as === undefined ? row.address : `${row.address} (${row.as})`
  const statuses = row.status === null ? [] : [row.status, ...(row.orStatus ?? [])]
  const expected = statuses.length === 0 ? 'an answer' : statuses.join(' or ')
  if (typeof answer === 'string') return [{ address, what: 'answer', found: answer, expected }]
  if (statuses.length > 0 && !statuses.includes(answer.status)) {
    return [{ address, what: 'status', found: String(answer.status), expected }]
  }
  return [
    ...byteDifferences(row, answer),
    ...rangeDifferences(row, answer),
    ...headerDifferences(row, answer),
    ...dateDifferences(row, answer),
  ].map((each) => ({ address, ...each }))
}

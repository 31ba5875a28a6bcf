import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sha256Of } from '../../build/release/fileList.ts'
import type { Answer } from './ask.ts'
import { expectedBody, type HeaderRule, type Row } from './plan.ts'

/** Something on the host that is not as in the build. */
export interface Difference {
  address: string
  what: string
  found: string
  expected: string
}

const sizeAndHash = (body: Buffer) =>
  `${String(body.length)} bytes, sha256 ${sha256Of(body).slice(0, 16)}`

/** The content of a response; null if it is not what its Content-Encoding says. */
function contentOf({ headers, body }: Answer): Buffer | null {
  try {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding === 'br') return brotliDecompressSync(body)
    return encoding === 'gzip' ? gunzipSync(body) : body
  } catch {
    return null
  }
}

const isKept = (rule: HeaderRule, found: string) =>
  typeof rule === 'string' ? rule === found : rule.isRight(found)

function headerDifferences({ address, headers }: Row, answer: Answer): Difference[] {
  return Object.entries(headers).flatMap(([name, rule]) => {
    const value = answer.headers[name.toLowerCase()]
    const found = value === undefined ? null : String(value)
    if (found !== null && isKept(rule, found)) return []
    const expected = typeof rule === 'string' ? rule : rule.words
    return [{ address, what: name, found: found ?? 'missing', expected }]
  })
}

/** The differences of a response from its row, in status, bytes and headers. */
export function compareAnswer(row: Row, answer: Answer | string): Difference[] {
  const { address, status } = row
  const expectedStatus = status === null ? 'an answer' : String(status)
  if (typeof answer === 'string') {
    return [{ address, what: 'answer', found: answer, expected: expectedStatus }]
  }
  if (status !== null && answer.status !== status) {
    const found = String(answer.status)
    return [{ address, what: 'status', found, expected: expectedStatus }]
  }
  const body = expectedBody(row)
  const content = contentOf(answer)
  const what = row.encodings === '' ? 'bytes' : 'bytes, compressed'
  const isSame = body === null || content?.equals(body) === true
  const bytes = isSame
    ? []
    : [
        {
          address,
          what,
          found: content === null ? 'not readable' : sizeAndHash(content),
          expected: sizeAndHash(body),
        },
      ]
  return [...bytes, ...headerDifferences(row, answer)]
}

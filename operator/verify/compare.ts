import { readFileSync } from 'node:fs'
import { sha256Of } from '../../build/release/fileList.ts'
import type { Answer } from './ask.ts'
import type { HeaderRule, Row } from './plan.ts'

/** Something on the host that is not as in the build. */
export interface Difference {
  address: string
  what: string
  found: string
  expected: string
}

const sizeAndHash = (body: Buffer) =>
  `${String(body.length)} bytes, sha256 ${sha256Of(body).slice(0, 16)}`

const isKept = (rule: HeaderRule, found: string) =>
  typeof rule === 'string' ? rule === found : rule.isRight(found)

function headerDifferences({ address, headers }: Row, answer: Answer): Difference[] {
  return Object.entries(headers).flatMap(([name, rule]) => {
    const found = answer.headers.get(name)
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
  const wanted = row.file === null ? null : readFileSync(row.file)
  const { body } = answer
  if (wanted === null || body?.equals(wanted)) return headerDifferences(row, answer)
  const bytes = {
    address,
    what: row.encodings === '' ? 'bytes' : 'bytes, compressed',
    found: body === null ? 'not readable' : sizeAndHash(body),
    expected: sizeAndHash(wanted),
  }
  return [bytes, ...headerDifferences(row, answer)]
}

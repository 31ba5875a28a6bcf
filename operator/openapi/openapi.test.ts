import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/calls'
import { sentBy, type Call } from '../../contract/types'
import { openApiDocument } from './document'
import { checkAnswer } from '../probe/answer'
import { propertyRuns } from '../../tests/support/propertyRuns'

interface Media {
  'application/json'?: { example?: unknown }
}

interface Operation {
  responses: Record<string, { content?: Media }>
  requestBody?: { content: Media }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const document = readJson('docs/openapi.json') as Document
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'api')

const methodOf = ({ method }: Call) => method.toLowerCase()
const escaped = (path: string) => path.replaceAll('/', '~1')
const responsesOf = (call: Call) => document.paths[call.path]?.[methodOf(call)]?.responses ?? {}

/** Whether the document allows this JSON as the response. */
const allows = (call: Call, status: string, body: unknown): boolean => {
  const place = `${escaped(call.path)}/${methodOf(call)}/responses/${status}`
  const schema = ajv.getSchema(`api#/paths/${place}/content/application~1json/schema`)
  if (!schema) throw new Error(`${call.path} has no schema for ${status}`)
  return schema(body) === true
}

const known = {
  username: 'a',
  password: 'b',
  newPassword: 'c',
  game: { game_id: 1, provider_id: 37 },
  now: 0,
}

/** What the probe has against this JSON as the response. */
const breachesOf = (call: Call, body: unknown): string[] =>
  checkAnswer(call, sentBy(call.query, known), { status: 200, body, headers: new Headers() })
    .filter(({ level }) => level === 'breach')
    .map(({ text }) => text)

const exampleOf = (call: Call) => responsesOf(call)[200]?.content?.['application/json']?.example
const withBody = contract.filter((call) => exampleOf(call) !== undefined)

/** The same JSON with one value, at any depth, replaced or removed. */
function changedAt(value: unknown, path: readonly number[], change: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return change
  const keys = Object.keys(value)
  const key = keys[step % keys.length]
  if (key === undefined) return change
  const inner = changedAt((value as Record<string, unknown>)[key], rest, change)
  if (Array.isArray(value))
    return value.map((each: unknown, i) => (String(i) === key ? inner : each))
  return Object.fromEntries(
    Object.entries({ ...value, [key]: inner }).filter(([, each]) => each !== undefined),
  )
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, '', ' ', '7', '-3.50', '1,5', true, 'true', 1, 0, 3, null),
  fc.constantFrom('2026-03-15 12:00:00', '2026-13-45T99:00', '2026-02-30T10:00:00.000Z'),
)

describe('The OpenAPI document', () => {
  it('is the one that the table generates; npm run operator -- openapi writes it', async () => {
    const { version } = readJson('package.json') as { version: string }
    expect(await openApiDocument(version)).toEqual(document)
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(document) })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it.each(contract)('$method $path: its examples follow it and keep the contract', (call) => {
    for (const [status, { content }] of Object.entries(responsesOf(call))) {
      const example = content?.['application/json']?.example
      if (example !== undefined) expect(allows(call, status, example)).toBe(true)
    }
    const example = exampleOf(call)
    if (example !== undefined) expect(breachesOf(call, example)).toEqual([])
  })

  it.each<[path: string, body: unknown]>([
    ['/users', [{ id: '1', name: 'a' }]],
    ['/users', { data: null }],
    ['/get_providers', { data: [{ id: 1, name: 'a', image: '' }] }],
    ['/GetAllCategories', [{ id: 1, name: 'a' }]],
    ['/top_winners', [{ user: 'a', provider: 'b', amount: 12.5, currency: 'EUR' }]],
    ['/StartGame', { data: { url: 'a', isFrame: '1' } }],
    ['/login', { data: { token: 't' } }],
    ['/UserDetails', { user: { username: 'a', id: 1, balance: 1, currency: 'EUR' } }],
    ['/CasinoHistory', { data: [], last_page: '3' }],
    ['/sport', 'a'],
    ['/sport', { session: 'a' }],
    ['/ResetPassword', null],
  ])('%s allows the variant %j of docs/connect.md', (path, body) => {
    const call = contract.find((each) => each.path === path)
    expect(call && allows(call, '200', body)).toBe(true)
  })

  it('allows no response that the probe rejects', () => {
    const outcomes = { allowed: 0, rejected: 0 }
    const change = fc.record({
      call: fc.constantFrom(...withBody),
      path: fc.array(fc.nat(9), { maxLength: 4 }),
      value: anyValue,
    })
    fc.assert(
      fc.property(change, ({ call, path, value }) => {
        const body = changedAt(exampleOf(call), path, value)
        if (body === undefined || !allows(call, '200', body)) {
          outcomes.rejected += 1
          return
        }
        outcomes.allowed += 1
        // The type of a row must also match the query, which JSON Schema cannot express.
        expect(breachesOf(call, body).filter((text) => !text.includes('not of type'))).toEqual([])
      }),
    )
    expect(Math.min(outcomes.allowed, outcomes.rejected)).toBeGreaterThan(propertyRuns / 10)
  })
})

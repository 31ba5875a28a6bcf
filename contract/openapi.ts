import { z } from 'zod'
import { languageCodes } from '../src/domain/languageTable.ts'
import { sentBy, type Answer, type Call, type Known, type Sending, type Sent } from './types.ts'

/** What the document shows of one call: the request's values, and the responses to it. */
export interface Example {
  known: Known
  /** Undefined: the response has no body. */
  answer?: unknown
  refusal?: unknown
}

const error = z
  .object({
    message: z.string().optional(),
    error: z.string().describe('Shown first after a wrong login.').optional(),
  })
  .meta({
    id: 'Error',
    description: 'Plain text for the player, in the language of the request; no HTML.',
  })

/** The usual form first, then everything else that the app accepts. */
function answerSchema(answer: Answer): z.ZodType {
  if (answer.is === 'list') {
    const rows = z.array(answer.row)
    const envelope = z.object({
      data: rows.nullable().describe('The rows; null is no row.'),
      ...answer.also,
      paginationInfo: z.object({}).describe('Numbers about the pages; optional.').optional(),
    })
    return z.xor([envelope.meta({ title: 'Envelope (usual)' }), rows.meta({ title: 'Bare array' })])
  }
  if (answer.is !== 'value') return z.unknown().describe('Any JSON value.')
  const { value, under } = answer
  const wrapped = under.map((name) => z.object({ [name]: value }).meta({ title: `Under ${name}` }))
  return z.xor([value, ...wrapped])
}

type Schema = Readonly<Record<string, unknown>>
type Write = (schema: z.ZodType) => Schema

/** Writes JSON schemas; those with a name go into `named`, and the others refer to them there. */
function createWriter() {
  const named: Record<string, Schema> = {}
  const write: Write = (schema) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
    const { $defs, ...own } = JSON.parse(
      text.replaceAll('#/$defs/', '#/components/schemas/'),
    ) as Schema
    Object.assign(named, $defs)
    return { ...own, $schema: undefined }
  }
  return { named, write }
}

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const headers = (isPrivate: boolean) => ({
  Date: { $ref: '#/components/headers/Date' },
  ...(isPrivate && { 'Cache-Control': { $ref: '#/components/headers/NoStore' } }),
})

function responsesOf(call: Call, { answer, refusal }: Example, write: Write) {
  const refused = (description: string) => ({
    description,
    headers: headers(false),
    content: json(write(error), refusal),
  })
  const { is } = call.answer
  const isEmptyAllowed = is === 'list' || is === 'any' || is === 'nothing'
  const isPrivate = call.for !== 'all'
  return {
    200: {
      description: is === 'nothing' ? 'Done; the body is ignored.' : 'Success.',
      headers: headers(isPrivate),
      ...(is !== 'nothing' && { content: json(write(answerSchema(call.answer)), answer) }),
    },
    ...(isEmptyAllowed && {
      204: { description: is === 'list' ? 'No rows.' : 'Done.', headers: headers(isPrivate) },
    }),
    ...(call.for === 'player' && {
      401: refused('No valid token. The app ends the session.'),
    }),
    ...(call.path === '/login' && { '4XX': refused('Wrong username or password.') }),
    default: { $ref: '#/components/responses/Failure' },
  }
}

const access: Record<Call['for'], object[]> = {
  // The app sends a stored token with every call.
  all: [{}, { bearer: [] }],
  player: [{ bearer: [] }],
  known: [{ bearer: [] }],
}

/** The parameter of a query; what the app always sends has an example. */
function parameterOf([name, { schema, sends }]: [string, Sent], known: Known, write: Write) {
  const { description, ...own } = write(schema)
  return {
    name,
    in: 'query',
    required: sends !== undefined,
    description,
    schema: own,
    ...(sends && { example: sends(known) }),
  }
}

const bodySchema = (body: Sending) =>
  z.object(Object.fromEntries(Object.entries(body).map(([name, { schema }]) => [name, schema])))

function operationOf(call: Call, example: Example, write: Write) {
  const notes = [
    ...(call.notes === undefined ? [] : [call.notes]),
    ...(call.for === 'known' ? ['The response to a request without a token is not defined.'] : []),
  ]
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.about,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    security: access[call.for],
    parameters: [
      ...Object.entries(call.query ?? {}).map((each) => parameterOf(each, example.known, write)),
      { $ref: '#/components/parameters/Language' },
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: json(write(bodySchema(call.body)), sentBy(call.body, example.known)),
      },
    }),
    responses: responsesOf(call, example, write),
  }
}

const about = `What the player app needs of a backend. Every request carries \`Accept: application/json\`
and \`Content-Type: application/json\`, a GET included, and the bearer token when one is stored.
Only 200 and 204 are successes. A request ends after 15 s. A GET is sent once more if the connection failed before
any answer; a POST is sent once. Fields beyond this document are ignored.`

/** The OpenAPI 3.1 document of the contract, with an example for each path. */
export function openApiOf(
  calls: readonly Call[],
  exampleOf: (call: Call) => Example,
  version: string,
) {
  const { named, write } = createWriter()
  return {
    openapi: '3.1.0',
    info: { title: 'Sirocco player API', version, description: about.replaceAll('\n', ' ') },
    servers: [{ url: '/api', description: 'VITE_API_BASE_URL sets another address.' }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(
      calls.map((call) => [
        call.path,
        { [call.method.toLowerCase()]: operationOf(call, exampleOf(call), write) },
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of the login.' },
      },
      parameters: {
        Language: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of the interface, for names and messages.',
          schema: { type: 'string', enum: [...languageCodes, 'en-US'] },
        },
      },
      headers: {
        Date: {
          description: 'The time of the server. An API on another host must expose this header.',
          schema: { type: 'string' },
        },
        NoStore: {
          description: 'Keeps private data out of caches.',
          schema: { type: 'string', const: 'no-store' },
        },
        RetryAfter: {
          description: 'Seconds or a date: the next poll waits that long, at most five minutes.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Failure: {
          description: 'Any other status is a failure; the app shows `message`.',
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
          content: json(write(error)),
        },
      },
      schemas: named,
    },
  }
}

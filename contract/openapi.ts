import { answerSchema, kindSchemas, ref, shapesIn, type Schema } from './schemas.ts'
import { sentBy, type Call, type Known } from './types.ts'

/** What the document shows of one call: the request's values, and the responses to it. */
export interface Example {
  known: Known
  /** Undefined: the response has no body. */
  answer?: unknown
  refusal?: unknown
}

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const headers = (isPrivate: boolean) => ({
  Date: { $ref: '#/components/headers/Date' },
  ...(isPrivate && { 'Cache-Control': { $ref: '#/components/headers/NoStore' } }),
})

const refused = (description: string, example?: unknown) => ({
  description,
  headers: headers(false),
  content: json(ref('Error'), example),
})

function responsesOf(call: Call, { answer, refusal }: Example) {
  const { is } = call.answer
  const isEmptyAllowed = is === 'list' || is === 'any' || is === 'nothing'
  const isPrivate = call.for !== 'all'
  return {
    200: {
      description: is === 'nothing' ? 'Done; the body is ignored.' : 'Success.',
      headers: headers(isPrivate),
      ...(is !== 'nothing' && { content: json(answerSchema(call.answer), answer) }),
    },
    ...(isEmptyAllowed && {
      204: { description: is === 'list' ? 'No rows.' : 'Done.', headers: headers(isPrivate) },
    }),
    ...(call.for === 'player' && {
      401: refused('No valid token. The app ends the session.', refusal),
    }),
    ...(call.path === '/login' && { '4XX': refused('Wrong username or password.', refusal) }),
    default: { $ref: '#/components/responses/Failure' },
  }
}

const access: Record<Call['for'], object[]> = {
  // The app sends a stored token with every call.
  all: [{}, { bearer: [] }],
  player: [{ bearer: [] }],
  known: [{ bearer: [] }],
}

function operationOf(call: Call, example: Example) {
  const values = sentBy(call.query, example.known)
  const body = call.body && Object.entries(call.body)
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
      ...Object.entries(call.query ?? {}).map(([name, { schema, about, sends }]) => ({
        name,
        in: 'query',
        required: sends !== undefined,
        description: about,
        schema,
        ...(sends && { example: values[name] }),
      })),
      { $ref: '#/components/parameters/Language' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: json(
          {
            type: 'object',
            required: body.map(([name]) => name),
            properties: Object.fromEntries(
              body.map(([name, { schema, about }]) => [name, { ...schema, description: about }]),
            ),
          },
          sentBy(call.body, example.known),
        ),
      },
    }),
    responses: responsesOf(call, example),
  }
}

const about = `What the player app needs of a backend. Every request carries \`Accept: application/json\`
and \`Content-Type: application/json\`, a GET included, and the bearer token when one is stored.
Only 200 and 204 are successes. A request ends after 15 s. A GET is sent once more if the connection failed before
any answer; a POST is sent once. Fields beyond this document are ignored.`

/** The OpenAPI 3.1 document of the contract, with an example for each path. */
export const openApiOf = (
  calls: readonly Call[],
  exampleOf: (call: Call) => Example,
  version: string,
) => ({
  openapi: '3.1.0',
  info: { title: 'Sirocco player API', version, description: about.replaceAll('\n', ' ') },
  servers: [{ url: '/api', description: 'VITE_API_BASE_URL sets another address.' }],
  tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
  paths: Object.fromEntries(
    calls.map((call) => [
      call.path,
      { [call.method.toLowerCase()]: operationOf(call, exampleOf(call)) },
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
        schema: { type: 'string', enum: ['fr', 'en', 'ar', 'en-US'] },
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
        content: json(ref('Error')),
      },
    },
    schemas: {
      ...Object.fromEntries(calls.flatMap(({ answer }) => Object.entries(shapesIn(answer)))),
      ...kindSchemas,
      Error: {
        type: 'object',
        description: 'Plain text for the player, in the language of the request; no HTML.',
        properties: {
          message: { type: 'string' },
          error: { type: 'string', description: 'Shown first after a wrong login.' },
        },
      },
    },
  },
})

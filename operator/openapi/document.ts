import { getResponse } from 'msw'
import { contract } from '../../contract/calls'
import { openApiOf, type Example } from '../../contract/openapi'
import { sentBy, type Call, type Known } from '../../contract/types'
import { demoAccounts } from '../../demo/backend/accounts'
import { createHandlers } from '../../demo/backend/handlers'
import { createWorld } from '../../demo/backend/world'

/** The clock of the examples. */
const NOW = Date.parse('2026-03-15T12:00:00Z')

/** Rows shown of each list. */
const ROWS = 2

/** Tokens and sessions differ from run to run. */
const FIXED_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** A response of the demo, cut to a few rows, which are then all of a history; undefined without a body. */
function shown(text: string): unknown {
  if (text === '') return undefined
  const fixed = text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, FIXED_ID)
  const body = JSON.parse(fixed) as Record<string, unknown> | string
  if (typeof body === 'string' || !Array.isArray(body.data)) return body
  const data: unknown[] = body.data.slice(0, ROWS)
  const isHistory = 'last_page' in body
  const paginationInfo = { pageIndex: 1, pageSize: ROWS, total: data.length }
  return { ...body, data, ...(isHistory && { paginationInfo, last_page: 1 }) }
}

/** Sends the calls of the contract to a new demo world. */
function openWorld() {
  const handlers = createHandlers(createWorld({ now: () => NOW }))

  return async (call: Call, known: Known, token: string | null): Promise<string> => {
    const url = new URL(`https://casino.example/api${call.path}`)
    for (const [name, value] of Object.entries(sentBy(call.query, known))) {
      url.searchParams.set(name, String(value))
    }
    const request = new Request(url, {
      method: call.method,
      headers: { 'Accept-Language': 'en', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(call.body && { body: JSON.stringify(sentBy(call.body, known)) }),
    })
    return (await getResponse(handlers, request))?.text() ?? ''
  }
}

/** The OpenAPI document; its examples are responses of the demo backend. */
export async function openApiDocument(version: string) {
  const ask = openWorld()
  const [account] = demoAccounts
  if (!account) throw new Error('The demo has no account.')
  const known: Known = { ...account, newPassword: 'harmattan2027', game: {}, now: NOW }
  let token: string | null = null
  const examples = new Map<string, Example>()
  for (const call of contract) {
    const isLogin = call.path === '/login'
    const wrong = isLogin ? { ...known, password: '' } : known
    const refusal = isLogin || call.for === 'player' ? await ask(call, wrong, null) : ''
    const text = await ask(call, known, token)
    if (isLogin) token = (JSON.parse(text) as { token: string }).token
    if (call.path === '/get_slot_game') {
      const { data } = JSON.parse(text) as { data: Known['game'][] }
      known.game = data[0] ?? {}
    }
    examples.set(call.path, {
      known: { ...known },
      answer: shown(text),
      ...(refusal !== '' && { refusal: shown(refusal) }),
    })
  }
  return openApiOf(contract, ({ path }) => examples.get(path) ?? { known }, version)
}

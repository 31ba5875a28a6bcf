import { getResponse } from 'msw'
import { demoAccounts } from '@demo/backend/accounts'
import { createHandlers } from '@demo/backend/handlers'
import { createWorld, type World } from '@demo/backend/world'

export const NOON = Date.parse('2026-03-15T12:00:00Z')

interface CallOptions {
  method?: string
  body?: object
  /** A plain form submission instead of a JSON body. */
  form?: Record<string, string>
  token?: string | undefined
  lang?: string
}

/** A demo world with its own clock, called as the app calls it but without a network. */
export function openDemo(seed = 'sirocco') {
  let now = NOON
  const world = createWorld({ seed, now: () => now })
  const handlers = createHandlers(world)

  const ask = async (
    path: string,
    { method, body, form, token, lang = 'en' }: CallOptions = {},
  ) => {
    const request = new Request(`http://demo.test${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'Accept-Language': lang,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${path}`)
    return response
  }

  return {
    world,
    ask,
    /** The JSON of the response. */
    read: async (path: string, options?: CallOptions): Promise<unknown> =>
      (await ask(path, options)).json(),
    pass: (ms: number) => {
      now += ms
    },
  }
}

/** Logs in; returns the token and its player. */
export function enter(world: World, username: 'yasmine' | 'karim' = 'yasmine') {
  const account = demoAccounts.find((each) => each.username === username)
  const session = world.login(username, account?.password ?? '')
  const player = session && world.userOf(session.token)
  if (!player) throw new Error(`${username} can't log in`)
  return { token: session.token, player }
}

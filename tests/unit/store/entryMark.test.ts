import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '@/device/fingerprint'
import { expireSession, recordAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import { login, logout, selectUser } from '@/store/player/authSlice'
import { syncToken } from '@/store/core/session'
import { createStore } from '@/store/store'
import { entryGate, markEntry, readMark, type EntryMark } from '@/store/ui/entryMark'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

/** The players by username; the last one has no id. */
const ids: Record<string, string> = { amina: '1', bilal: '2', chirine: '' }

interface Entry {
  owner: string
  mark: EntryMark | undefined
  session: string
}

let logins = 0
beforeEach(async () => {
  await initTestI18n('en')
  server.use(
    http.post('*/api/login', async ({ request }) => {
      const { username } = (await request.json()) as { username: string }
      const user = { id: ids[username], username, balance: '1', currency: 'EUR' }
      return HttpResponse.json({ token: `${username}-${String(++logins)}`, user })
    }),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
  )
})

/** One tab, and what it shows as the player acts; another tab's acts arrive as changes of the storage. */
function openTab() {
  localStorage.clear()
  tokenStorage.remove()
  const store = createStore()
  const entries: Entry[] = []
  /** The sessions that expired since the last logout or loss, and whose account was known and has an id. */
  const expired = new Set<string>()
  const token = () => store.getState().auth.token
  const see = () => {
    store.dispatch(syncToken())
    recordAccount(token(), selectUser(store.getState())?.id ?? '')
  }
  const acts: Record<string, (username: string) => unknown> = {
    login: async (username) => {
      if (token() === null) await store.dispatch(login({ username, password: 'p' }))
    },
    open: (username) => {
      const session = token()
      if (session === null) return
      const { mark } = markEntry<{ mark?: EntryMark }>(store.getState(), {})
      entries.push({ owner: session.split('-')[0] ?? username, mark: readMark({ mark }), session })
    },
    expire: () => {
      const session = token()
      if (session === null) return
      if (selectUser(store.getState())?.id) expired.add(session)
      expireSession(session)
    },
    logout: async () => {
      if (token() !== null) expired.clear()
      await store.dispatch(logout())
    },
    'logout elsewhere': async () => {
      if (token() === null) return
      await createStore().dispatch(logout())
      expired.clear()
    },
    'another token': (username) => {
      tokenStorage.set(`${username}-${String(++logins)}`)
    },
    erase: () => {
      localStorage.clear()
      expired.clear()
    },
  }
  return { store, entries, expired, token, see, acts }
}

describe('Decisions 14: an entry of the history', () => {
  it('starts only for its session, or for the same account after that session expired', async () => {
    const { acts } = openTab()
    const step = fc.tuple(
      fc.constantFrom(...Object.keys(acts)),
      fc.constantFrom(...Object.keys(ids)),
    )
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const tab = openTab()
        for (const [name, username] of steps) {
          await tab.acts[name]?.(username)
          tab.see()
          const token = tab.token()
          const current = selectUser(tab.store.getState())
          for (const { mark, session, owner } of tab.entries) {
            const gate = entryGate(tab.store.getState(), mark)
            if (session === token) expect(gate).toBe('open')
            else if (!tab.expired.has(session)) expect(gate).toBe('closed')
            else if (token === null) expect(gate).toBe('open')
            else if (current === null) expect(gate).toBe('waiting')
            else expect(gate).toBe(current.id === ids[owner] ? 'open' : 'closed')
            reached.add(`${gate} ${String(session === token)} ${String(token === null)}`)
          }
        }
      }),
      { numRuns: 300 },
    )
    // Each case of the rule was drawn.
    expect(reached.size).toBe(6)
  })

  it('of a visitor has no mark, and neither has one whose state is none', () => {
    const { store } = openTab()
    const state = { game_id: 7 }
    expect(markEntry(store.getState(), state)).toBe(state)
    tokenStorage.set('t')
    store.dispatch(syncToken())
    expect(markEntry(store.getState(), 'x')).toBe('x')
    expect(markEntry(store.getState(), state)).toHaveProperty('mark')
  })

  it('of an expired session opens for its account alone', () => {
    const { store } = openTab()
    tokenStorage.set('t')
    recordAccount('t', 'a')
    expireSession('t')
    const gates = [fingerprint('a'), fingerprint('b'), null].map((account) =>
      entryGate(store.getState(), { session: fingerprint('t'), account }),
    )
    expect(gates).toEqual(['open', 'closed', 'open'])
  })

  it('whose mark cannot be read starts nothing', () => {
    const { store } = openTab()
    for (const mark of [null, 7, 'x', [], {}, { session: 7 }, { session: '' }]) {
      expect(entryGate(store.getState(), readMark({ mark }))).toBe('closed')
    }
    expect(readMark({})).toBeUndefined()
    const mark = { session: 's', account: 'a' }
    expect(readMark({ mark })).toEqual(mark)
    expect(readMark({ mark: { ...mark, account: 7 } })).toEqual({ ...mark, account: null })
  })
})

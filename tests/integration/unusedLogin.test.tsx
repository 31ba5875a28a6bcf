import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { setHidden } from '../support/browser'
import { go } from '../support/go'
import { logIn, type PlayerName } from '../support/players'
import { showTab } from '../support/poll'
import { renderApp } from '../support/renderApp'
import { server, world } from '../support/server'
import { expectNoDialog, openLogin, sendLogin } from '../support/shell'

/** Holds each answer of the login until the test releases it; records the tokens sent to `/logout`. */
function holdLogins({ namesPlayer = true } = {}) {
  const releases: (() => void)[] = []
  const tokens: string[] = []
  const ended: string[] = []
  server.use(
    http.post('*/api/login', async ({ request }) => {
      const { username } = (await request.json()) as { username: string }
      const session = world.login(username, 'sirocco2026')
      if (!session) return HttpResponse.json({ error: 'No.' }, { status: 422 })
      const { token, user } = session
      tokens.push(token)
      await new Promise<void>((resolve) => releases.push(resolve))
      return HttpResponse.json(namesPlayer ? { token, user } : { token })
    }),
    http.post('*/api/logout', ({ request }) => {
      ended.push(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return {
    tokens,
    ended,
    /** Resolves once the app has had the time to act on the answer. */
    release: async (place = 0) => {
      await waitFor(() => {
        expect(releases.length).toBeGreaterThan(place)
      })
      releases[place]?.()
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    },
  }
}

type App = Awaited<ReturnType<typeof renderApp>>

/** A login that is on its way. */
async function send({ user }: App, name: PlayerName = 'yasmine') {
  await openLogin(user)
  await sendLogin(user, name)
}

const panel = () => screen.findByTestId('user-panel')
/** An unused login may wait for a second until it knows whose session there is. */
const patience = { timeout: 3000 }
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 1500)))

describe('Decisions 18: a login whose answer came too late ends at the server', () => {
  it.each<[string, (app: App) => Promise<void>]>([
    ['with Escape', ({ user }) => user.keyboard('{Escape}')],
    ['with Back', ({ router }) => go(router, -1)],
  ])('once and in silence, after the dialog was closed %s', async (_, close) => {
    const logins = holdLogins()
    const app = await renderApp('/virtual')
    await go(app.router, '/result')
    await send(app)
    await close(app)
    await expectNoDialog()
    await logins.release()
    await waitFor(() => {
      expect(logins.ended).toEqual(logins.tokens)
    }, patience)
    await pause()
    expect(logins.ended).toHaveLength(1)
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('in silence also if that fails', async () => {
    const logins = holdLogins()
    let calls = 0
    server.use(
      http.post('*/api/logout', () => {
        calls++
        return HttpResponse.json({ message: 'no' }, { status: 500 })
      }),
    )
    const app = await renderApp('/result')
    await send(app)
    await app.user.keyboard('{Escape}')
    await logins.release()
    await pause()
    expect(calls).toBe(1)
    expect(screen.queryByText('no')).not.toBeInTheDocument()
  })

  it('when another player has logged in in another tab meanwhile', async () => {
    const logins = holdLogins()
    const app = await renderApp('/result')
    await send(app)
    const token = logIn('karim')
    await logins.release()
    await waitFor(() => {
      expect(logins.ended).toEqual(logins.tokens)
    }, patience)
    expect(localStorage.getItem('token')).toBe(token)
    expect(await panel()).toHaveTextContent('karim')
  })

  it('when another player logs in with the next dialog', async () => {
    const logins = holdLogins()
    const app = await renderApp('/result')
    await send(app)
    await app.user.keyboard('{Escape}')
    await send(app, 'karim')
    await logins.release(0)
    await pause()
    expect(logins.ended).toEqual([])
    await logins.release(1)
    await waitFor(() => {
      expect(logins.ended).toEqual(logins.tokens.slice(0, 1))
    }, patience)
    expect(await panel()).toHaveTextContent('karim')
  })
})

describe('Decisions 18: it does not, because some backends end all sessions of an account', () => {
  it('when the same account has logged in in another tab', async () => {
    const logins = holdLogins()
    const app = await renderApp('/result')
    await send(app)
    const token = logIn('yasmine')
    await logins.release()
    expect(await panel()).toHaveTextContent('yasmine')
    await pause()
    expect(logins.ended).toEqual([])
    expect(localStorage.getItem('token')).toBe(token)
  })

  it('when the same account logs in with the next dialog', async () => {
    const logins = holdLogins()
    const app = await renderApp('/result')
    await send(app)
    await app.user.keyboard('{Escape}')
    await send(app)
    await logins.release(0)
    await logins.release(1)
    expect(await panel()).toHaveTextContent('yasmine')
    await pause()
    expect(logins.ended).toEqual([])
  })

  it('when its answer does not say whose login it is and there is a session', async () => {
    const logins = holdLogins({ namesPlayer: false })
    const app = await renderApp('/result')
    await send(app)
    const token = logIn('karim')
    await logins.release()
    expect(await panel()).toHaveTextContent('karim')
    await pause()
    expect(logins.ended).toEqual([])
    expect(localStorage.getItem('token')).toBe(token)
  })

  it("before it knows the other tab's account, which a hidden tab does not ask for", async () => {
    const logins = holdLogins()
    const app = await renderApp('/result')
    await send(app)
    act(() => {
      setHidden(true)
      logIn('karim')
    })
    await logins.release()
    await pause()
    expect(logins.ended).toEqual([])
    showTab()
    await waitFor(() => {
      expect(logins.ended).toEqual(logins.tokens)
    }, patience)
  })
})

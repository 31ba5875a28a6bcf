import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { setHidden } from '../support/browser'
import { renderApp } from '../support/renderApp'
import { server, world } from '../support/server'
import { findDialog, header, sendLogin } from '../support/shell'
import { textsOf } from '../support/texts'
import { passTime, useFakeTime } from '../support/timers'

/** Responds to UserDetails with a balance; returns the times of the calls. */
function answerDetails(balance: () => string | null): number[] {
  const calls: number[] = []
  server.use(
    http.get('*/api/UserDetails', () => {
      calls.push(Date.now())
      const text = balance()
      if (text === null) return HttpResponse.json({}, { status: 500 })
      return HttpResponse.json({ username: 'yasmine', id: '1', balance: text, currency: 'TND' })
    }),
  )
  return calls
}

const balance = () => screen.getByTestId('balance')
const isVisitor = () => header().queryByRole('button', { name: 'Login' }) !== null

describe('§4 Login state follows the presence of a stored token', () => {
  it('a logout from a public page leads to /', async () => {
    const { router, user } = await renderApp('/contact_us', { player: 'yasmine' })
    await user.click(await screen.findByRole('button', { name: /, account menu$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(isVisitor()).toBe(true)
  })

  it('causes no commit while it is unchanged', async () => {
    useFakeTime()
    const { store } = await renderApp('/result')
    await passTime(3000)
    const changed = vi.fn()
    store.subscribe(changed)
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await passTime(60_000)
    expect(read.mock.calls.filter(([key]) => key === 'token').length).toBeGreaterThan(55)
    expect(changed).not.toHaveBeenCalled()
  })

  it("shows a login or logout of another tab at once, never one player's name with another's balance", async () => {
    const { store } = await renderApp('/result', { player: 'yasmine' })
    expect(await screen.findByTestId('user-panel')).toHaveTextContent('yasmine')
    const session = world.login('karim', 'sirocco2026')!
    act(() => {
      localStorage.setItem('token', session.token)
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    expect(screen.queryByText('yasmine')).not.toBeInTheDocument()
    expect(screen.queryByTestId('balance')).not.toBeInTheDocument()
    expect(await screen.findByText('karim')).toBeVisible()
    expect(balance()).toHaveTextContent('320.00 EUR')
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(isVisitor()).toBe(true)
    expect(store.getState().auth.user).toBeNull()
  })
})

describe('§8 A 401 status deletes the stored token', () => {
  it('and leaves a public page open', async () => {
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 401 })))
    const { router } = await renderApp('/result', { player: 'yasmine' })
    await waitFor(() => {
      expect(isVisitor()).toBe(true)
    })
    expect(localStorage.getItem('token')).toBeNull()
    expect(router.state.location.pathname).toBe('/result')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('and shows its message in the dialog', async () => {
    const body = { message: 'Your account is closed.' }
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(body, { status: 401 })))
    await renderApp('/profile', { player: 'yasmine' })
    expect(await findDialog('Login')).toHaveTextContent(/has ended\..*Your account is closed\./)
  })

  it('and says it once where the message says the same', async () => {
    const message = textsOf('en').get('login.sessionEnded') ?? ''
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({ message }, { status: 401 })))
    await renderApp('/profile', { player: 'yasmine' })
    expect(within(await findDialog('Login')).getAllByText(message)).toHaveLength(1)
  })

  it('and a later failure does not replace that message', async () => {
    const fail = (status: number, body: object) => () => HttpResponse.json(body, { status })
    server.use(
      http.get('*/api/UserDetails', fail(401, { message: 'Your account is closed.' })),
      http.get('*/api/get_slot_game', fail(500, { message: 'Maintenance' })),
      http.post('*/api/login', fail(422, { error: 'Wrong password' })),
    )
    const { user } = await renderApp('/profile', { player: 'yasmine' })
    const dialog = await findDialog('Login')
    expect((await screen.findAllByText('Maintenance')).length).toBeGreaterThan(0)
    expect(dialog).toHaveTextContent(/has ended\..*Your account is closed\./)
    expect(dialog).not.toHaveTextContent('Maintenance')
    await sendLogin(user)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Wrong password')
    expect(within(dialog).getAllByText('Wrong password')).toHaveLength(1)
    expect(dialog).toHaveTextContent(/has ended\..*Your account is closed\./)
  })

  it.each(['while it loads', 'when it stands'])(
    '%s: the login returns to that page (Decisions 12)',
    async (when) => {
      const end = () => {
        server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 401 })))
      }
      if (when === 'while it loads') end()
      const app = await renderApp('/profile?from=mail', { player: 'yasmine' })
      if (when === 'when it stands') {
        await screen.findByTestId('profile-balance')
        end()
        setHidden(true)
        setHidden(false)
      }
      await findDialog('Login')
      server.resetHandlers()
      await sendLogin(app.user)
      expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      const { pathname, search } = app.router.state.location
      expect(pathname + search).toBe('/profile?from=mail')
    },
  )
})

describe('§4 User panel', () => {
  it('keeps the last known balance when a refresh fails', async () => {
    useFakeTime()
    const answers: (string | null)[] = ['7.5']
    const calls = answerDetails(() => answers.pop() ?? null)
    await renderApp('/result', { player: 'yasmine' })
    await passTime(100)
    expect(balance()).toHaveTextContent('7.500 TND')
    await passTime(11_000)
    expect(calls.length).toBeGreaterThanOrEqual(3)
    expect(balance()).toHaveTextContent('7.500 TND')
  })
})

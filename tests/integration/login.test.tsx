import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { recordCalls } from '../support/games'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { expectNoDialog, findDialog, header, openLogin, sendLogin } from '../support/shell'

const failWith = (body: object, status = 422) => {
  server.use(http.post('*/api/login', () => HttpResponse.json(body, { status })))
}

describe('§2 Login dialog', () => {
  it('has username, password and a submit button, and never puts them into an address', async () => {
    const { user } = await renderApp('/result')
    const dialog = within(await openLogin(user))
    expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
      'autocomplete',
      'username',
    )
    expect(dialog.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    expect(dialog.getByLabelText('Password')).toHaveAttribute('type', 'password')
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Login' })
    expect([submit.type, submit.form?.method]).toEqual(['submit', 'post'])
  })

  it('takes the focus, traps Tab, closes on Escape and returns the focus', async () => {
    const { user } = await renderApp('/result')
    const dialog = await openLogin(user)
    expect(within(dialog).getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.tab()
    expect(within(dialog).getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await expectNoDialog()
    expect(header().getByRole('button', { name: 'Login' })).toHaveFocus()
  })
})

describe('§5 Login', () => {
  it('requires username and password, and sends no request without them', async () => {
    const { user } = await renderApp('/result')
    const dialog = within(await openLogin(user))
    server.use(http.post('*/api/login', () => expect.fail('sent')))
    await user.click(dialog.getByRole('button', { name: 'Login' }))
    const username = dialog.getByRole('textbox', { name: 'Username' })
    expect(username).toHaveFocus()
    expect(username).toHaveAccessibleDescription('Enter your username.')
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    await user.type(username, '  yasmine ')
    expect(username).not.toHaveAttribute('aria-invalid')
    await user.keyboard('{Enter}')
    expect(dialog.getByLabelText('Password')).toHaveFocus()
  })
})

describe('§4 Login request', () => {
  it("a success stores token and user, closes the dialog and loads the player's data", async () => {
    const asked = recordCalls('UserDetails')
    const { user, store } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    await expectNoDialog()
    const token = localStorage.getItem('token')
    expect(token).not.toBeNull()
    expect(store.getState().auth).toMatchObject({ token, user: { username: 'yasmine' } })
    await waitFor(() => {
      expect(asked).toHaveLength(1)
    })
  })

  it('shows loading on the button, and sends one request', async () => {
    let calls = 0
    server.use(
      http.post('*/api/login', async () => {
        calls += 1
        await delay(500)
        return HttpResponse.json({ message: 'No', error: 'Wrong' }, { status: 422 })
      }),
    )
    const { user } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    const submit = screen.getByRole('button', { name: 'Login', busy: true })
    await user.click(submit)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong')
    expect(submit).not.toHaveAttribute('aria-busy')
    expect(calls).toBe(1)
  })

  it('closing the dialog clears its error and cancels a pending login', async () => {
    server.use(
      http.post('*/api/login', async () => {
        await delay(100)
        return HttpResponse.json({ token: 'late', user: { username: 'late', id: 1 } })
      }),
    )
    const { user } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    await user.keyboard('{Escape}')
    await delay(150)
    expect(localStorage.getItem('token')).toBeNull()
    failWith({ error: 'Wrong' })
    await openLogin(user)
    await sendLogin(user)
    await screen.findByRole('alert')
    await user.keyboard('{Escape}')
    expect(within(await openLogin(user)).queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('DECISIONS 12 Login required for a page', () => {
  it.each([
    ['/sport', 'Prematch'],
    ['/live', 'Live'],
    ['/profile', 'Profile'],
    ['/reset_password', 'Reset password'],
    ['/transaction_history', 'Transaction history'],
    ['/casino_history', 'Casino history'],
    ['/sport_history', 'Sport history'],
  ])('%s redirects a visitor to /, and opens after the login', async (path, name) => {
    const { user, router } = await renderApp(path)
    await findDialog('Login')
    expect(router.state.location.pathname).toBe('/')
    await sendLogin(user)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
  })

  it('closing the dialog discards the target page', async () => {
    const { user, router } = await renderApp('/profile')
    await findDialog('Login')
    await user.keyboard('{Escape}')
    await expectNoDialog()
    expect(screen.getByRole('main')).toHaveFocus()
    await openLogin(user)
    await sendLogin(user)
    await screen.findByTestId('user-panel')
    expect(router.state.location.pathname).toBe('/')
  })
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function logOut(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'yasmine, account menu' }))
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
}

describe('§4 Logout', () => {
  it('deletes the token and goes to / without the login dialog, even from a protected page', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.post('*/api/logout', ({ request }) => {
        sent.push(request.headers.get('Authorization'))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, router } = await renderApp('/profile', { player: 'yasmine' })
    const token = localStorage.getItem('token')
    await logOut(user)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(localStorage.getItem('token')).toBeNull()
    expect(header().getByRole('button', { name: 'Login' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => {
      expect(sent).toEqual([`Bearer ${token ?? ''}`])
    })
  })

  it.each([
    ['fails', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
    ['breaks', () => HttpResponse.error()],
    ['never comes', () => new Promise<never>(() => undefined)],
  ])('does not wait for an answer that %s', async (_, answer) => {
    server.use(http.post('*/api/logout', answer))
    const { user, store } = await renderApp('/result', { player: 'yasmine' })
    await logOut(user)
    expect(header().getByRole('button', { name: 'Login' })).toBeVisible()
    expect(store.getState().auth).toMatchObject({ token: null, user: null })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks for a login when the player goes back to a protected page', async () => {
    const { user, router } = await renderApp('/profile', { player: 'yasmine' })
    await logOut(user)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    await router.navigate('/casino_history')
    await findDialog('Login')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
  })
})

import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { findDialog, header } from '../support/shell'

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

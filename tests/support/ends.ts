import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { logout } from '@/store/player/authSlice'
import { createStore } from '@/store/store'
import type { RenderedApp } from './pages/app'
import { showTab } from './poll'
import { server } from './server'
import { header } from './shell'

/** The header shows that nobody is logged in. */
export const isVisitor = () =>
  waitFor(() => {
    expect(header().getByRole('button', { name: 'Login' })).toBeVisible()
  })

/** The player logs out from the header's menu. */
export async function logOut({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /, account menu$/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await isVisitor()
}

/** The player logs out in another tab, which this one sees as a missing token. */
export async function logOutElsewhere(): Promise<void> {
  await act(async () => {
    await createStore().dispatch(logout())
  })
  await isVisitor()
}

/** The server refuses the token at the next poll, which runs when the tab is shown. */
export async function expire(): Promise<void> {
  server.use(
    http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 401 }), { once: true }),
  )
  showTab()
  await isVisitor()
}

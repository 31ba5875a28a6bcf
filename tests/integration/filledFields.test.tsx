import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin } from '../support/shell'

/** As a password manager on a phone does it: without an event. */
function fill(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}

/** The bodies of a call that is refused. */
function refuse(path: string): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ error: 'No', message: 'No' }, { status: 422 })
    }),
  )
  return sent
}

describe('Fields that a password manager has filled', () => {
  it('are sent by the login', async () => {
    const sent = refuse('*/api/login')
    const { user } = await renderApp('/result')
    const dialog = within(await openLogin(user))
    fill(dialog.getByRole('textbox', { name: 'Username' }), 'yasmine')
    fill(dialog.getByLabelText('Password'), 'sirocco2026')
    await user.click(dialog.getByRole('button', { name: 'Login' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('No')
    expect(sent).toEqual([{ username: 'yasmine', password: 'sirocco2026' }])
    expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('yasmine')
  })

  it('stay when the player types the other one', async () => {
    const sent = refuse('*/api/login')
    const { user } = await renderApp('/result')
    const dialog = within(await openLogin(user))
    fill(dialog.getByRole('textbox', { name: 'Username' }), 'yasmine')
    await user.type(dialog.getByLabelText('Password'), 'sirocco2026{Enter}')
    await dialog.findByRole('alert')
    expect(sent).toEqual([{ username: 'yasmine', password: 'sirocco2026' }])
  })

  it('are sent by the change of the password', async () => {
    const sent = refuse('*/api/ResetPassword')
    const { user } = await renderApp('/reset_password', { player: 'yasmine' })
    const field = async (name: RegExp) => screen.findByLabelText(name)
    fill(await field(/^Old password/), 'old')
    fill(await field(/^New password/), 'new')
    fill(await field(/^Repeat/), 'new')
    await user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Reset password' }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('No')
    expect(sent).toHaveLength(1)
  })
})

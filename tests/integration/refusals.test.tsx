import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin, sendLogin } from '../support/shell'

const refuse = (call: string, body: object) => {
  server.use(http.post(`*/api/${call}`, () => HttpResponse.json(body)))
}

describe('Decisions 24: a 200 that says no shows its words', () => {
  it.each([
    [{ success: false, message: 'Account closed' }, 'Account closed'],
    [{ status: false, error: 'Account closed' }, 'Account closed'],
    [{ error: 'Account closed', user: null }, 'Account closed'],
    [{ message: 'Welcome' }, 'Unknown error'],
  ])('as a login: %j', async (body, text) => {
    refuse('login', body)
    const { user } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it.each([{ success: false }, { status: false }, {}])(
    'as a password change, with an error and %j',
    async (body) => {
      refuse('ResetPassword', { ...body, error: 'Wrong password' })
      const { user } = await renderApp('/reset_password', { player: 'yasmine' })
      for (const label of ['Old password', 'New password', 'Repeat password']) {
        await user.type(await screen.findByLabelText(label), 'x')
      }
      await user.click(screen.getByRole('button', { name: 'Reset password' }))
      expect(await screen.findByText('Wrong password')).toBeVisible()
      expect(tokenStorage.get()).not.toBeNull()
    },
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { expectNoDialog, sendLogin } from '../support/shell'
import { go } from '../support/go'
import { passTime, useFakeTime } from '../support/timers'

const MISMATCH = 'New password and repeat password do not match!'
const labels = ['Old password', 'New password', 'Repeat password'] as const

const main = () => within(screen.getByRole('main'))
const field = (label: (typeof labels)[number]) => main().getByLabelText(label)
const submit = () => main().getByRole('button', { name: 'Reset password' })

/** Responds to `/ResetPassword`; returns the request bodies. */
function answerReset(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/ResetPassword', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

/** Fills in the whole value at once, as password managers do. */
async function fill(user: UserEvent, label: (typeof labels)[number], value: string) {
  await user.tripleClick(field(label))
  await user.paste(value)
}

async function openForm(values: string[] = []) {
  const app = await renderApp('/reset_password', { player: 'yasmine' })
  await screen.findByRole('heading', { level: 1, name: 'Reset password' })
  for (const [i, label] of labels.entries()) {
    await fill(app.user, label, values[i] ?? '')
  }
  return app
}

describe('§5 Reset password', () => {
  it('all three fields are required: no request is sent, and the first missing one gets the focus', async () => {
    const sent = answerReset(() => new HttpResponse(null, { status: 204 }))
    const { user } = await openForm(['old'])
    await user.click(submit())
    expect(
      main()
        .getAllByRole('alert')
        .map((alert) => alert.textContent),
    ).toEqual(['This field is required.', 'This field is required.'])
    expect(field('New password')).toHaveFocus()
    expect(field('New password')).toBeInvalid()
    expect(field('Old password')).toBeValid()
    await user.type(field('New password'), 'n')
    expect(main().getAllByRole('alert')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('a mismatch shows its error for 1 s; the field stays invalid with another description until corrected', async () => {
    useFakeTime()
    const sent = answerReset(() => new HttpResponse(null, { status: 204 }))
    const { user } = await openForm(['old', 'new-one', 'new-two'])
    await user.click(submit())
    expect(main().getByRole('alert')).toHaveTextContent(MISMATCH)
    const repeat = field('Repeat password')
    expect(repeat).toHaveFocus()
    expect(repeat).toBeInvalid()

    await passTime(900)
    expect(main().getByText(MISMATCH)).toBeVisible()
    await passTime(200)
    expect(screen.queryByText(MISMATCH)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(repeat).toBeInvalid()
    expect(repeat).toHaveAccessibleDescription('Enter exactly the new one here.')

    await user.click(submit())
    expect(main().getByRole('alert')).toHaveTextContent(MISMATCH)
    await fill(user, 'Repeat password', 'new-one')
    expect(repeat).toBeValid()
    expect(repeat).not.toHaveAccessibleDescription()
    expect(sent).toEqual([])
  })

  it('gives password managers the username and marks the new password', async () => {
    await openForm()
    expect(field('Old password')).toHaveAttribute('autocomplete', 'current-password')
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Repeat password')).toHaveAttribute('autocomplete', 'new-password')
    const username = document.querySelector('input[autocomplete="username"]')
    await waitFor(() => {
      expect(username).toHaveValue('yasmine')
    })
    expect(username).not.toBeVisible()
  })
})

describe('§4 Password reset', () => {
  it('success deletes the token and the user, and asks for a new login', async () => {
    const { user, router, store } = await openForm(['sirocco2026', 'new-one', 'new-one'])
    await user.click(submit())
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(tokenStorage.get()).toBeNull()
    expect(store.getState().auth).toMatchObject({ user: null, token: null, isResetSuccess: true })
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(
      await screen.findByText('Password reset successfully. Please log in again.'),
    ).toBeVisible()
    await sendLogin(user, 'yasmine', 'new-one')
    await expectNoDialog()
    expect(router.state.location.pathname).toBe('/')
  })

  it('sends the three fields unchanged, including spaces, exactly once', async () => {
    let release!: () => void
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const sent = answerReset(async () => {
      await released
      return HttpResponse.json({ message: 'no' }, { status: 422 })
    })
    const { user } = await openForm([' old ', 'new one ', 'new one '])
    await user.dblClick(submit())
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    release()
    await screen.findByText('no')
    expect(sent).toEqual([
      { oldPassword: ' old ', newPassword: 'new one ', repeatPassword: 'new one ' },
    ])
  })

  it("shows the server's message until the next attempt, and keeps the session", async () => {
    let message: object = { message: 'The old password is wrong.' }
    answerReset(() => HttpResponse.json(message, { status: 422 }))
    const { user, router } = await openForm(['old', 'new', 'new'])
    await user.click(submit())
    expect(await main().findByRole('alert')).toHaveTextContent('The old password is wrong.')
    expect(router.state.location.pathname).toBe('/reset_password')
    expect(tokenStorage.get()).not.toBeNull()

    message = {}
    await user.click(submit())
    expect(await main().findByText('Unknown error')).toBeVisible()

    await user.type(field('Repeat password'), 'x')
    await user.click(submit())
    expect(main().getByRole('alert')).toHaveTextContent(MISMATCH)
    expect(screen.queryByText('Unknown error')).toBeNull()
  })

  it('a message is cleared when the player leaves the page', async () => {
    answerReset(() => HttpResponse.json({ message: 'no' }, { status: 422 }))
    const { user, router } = await openForm(['old', 'new', 'new'])
    await user.click(submit())
    await main().findByText('no')
    await go(router, '/profile')
    await screen.findByTestId('profile-name')
    await go(router, '/reset_password')
    await screen.findByRole('heading', { level: 1, name: 'Reset password' })
    expect(screen.queryByText('no')).toBeNull()
  })
})

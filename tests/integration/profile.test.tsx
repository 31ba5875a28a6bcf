import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

const user = { username: 'yasmine', id: '204817', balance: '1248.500', currency: 'TND' }

/** Responds to `/UserDetails`; returns the number of requests. */
function answerDetails(answer: (call: number) => Response | Promise<Response>) {
  const asked = { count: 0 }
  server.use(http.get('*/api/UserDetails', () => answer(++asked.count)))
  return asked
}

const main = () => within(screen.getByRole('main'))
const openProfile = () => renderApp('/profile', { player: 'yasmine' })

describe('§2 Profile', () => {
  it('shows name, id and balance with currency', async () => {
    await openProfile()
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(await screen.findByTestId('profile-name')).toHaveTextContent(/^yasmine$/)
    expect(screen.getByTestId('profile-id')).toHaveTextContent(/^204817$/)
    expect(screen.getByTestId('profile-balance')).toHaveTextContent(/^1,248\.500 TND$/)
  })

  it.each([
    ['Reset password', '/reset_password', 'Change your password'],
    ['Transaction history', '/transaction_history', 'Deposits and withdrawals'],
    ['Casino history', '/casino_history', 'Your rounds, game by game'],
    ['Sport history', '/sport_history', 'Your bets and their results'],
    ['Statement', '/statement', 'Deposits, withdrawals and bets, month by month'],
  ])('links to %s; its second line is a description', async (name, path, description) => {
    const { user: player, router } = await openProfile()
    await screen.findByTestId('profile-name')
    const link = main().getByRole('link', { name })
    expect(link).toHaveAccessibleDescription(description)
    await player.click(link)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(path)
    })
  })

  it('its Logout ends the session', async () => {
    const { user: player, router } = await openProfile()
    await player.click(main().getByRole('button', { name: 'Logout' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('when not logged in, the links do nothing and the message Login is shown', async () => {
    useFakeTime()
    const { user: player, router } = await openProfile()
    await screen.findByTestId('profile-name')
    // The token is deleted without an event that the app could hear.
    localStorage.removeItem('token')
    await player.click(main().getByRole('link', { name: 'Casino history' }))
    expect(router.state.location.pathname).toBe('/profile')
    const toast = await screen.findByRole('status', { name: '' })
    expect(toast).toHaveTextContent('Login')
    await passTime(1000)
    expect(router.state.location.pathname).toBe('/')
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })
})

describe('§4 Profile: every state', () => {
  it('shows an error when the player cannot be loaded, keeps it between refreshes, and can be retried', async () => {
    useFakeTime()
    let isDown = true
    answerDetails(() =>
      isDown
        ? HttpResponse.json({ message: 'Under repair' }, { status: 500 })
        : HttpResponse.json(user),
    )
    const { user: player } = await openProfile()
    expect(await screen.findByRole('heading', { name: 'Server Down' })).toBeVisible()
    expect(main().getByText('Under repair')).toBeVisible()
    expect(main().getByRole('link', { name: 'Casino history' })).toBeVisible()
    let gaps = 0
    const watch = new MutationObserver(() => {
      if (!screen.queryByText('Under repair')) gaps++
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await passTime(5500)
    watch.disconnect()
    expect(gaps).toBe(0)
    isDown = false
    await player.click(main().getByRole('button', { name: 'Retry' }))
    expect(await screen.findByTestId('profile-name')).toHaveTextContent('yasmine')
  })
})

it('Decisions 23: Retry on the profile waits neither for Retry-After nor for a refresh that hangs', async () => {
  let isDown = true
  const asked = { count: 0 }
  const user = { username: 'yasmine', id: '204817', balance: '1248.500', currency: 'TND' }
  const answer = (call: number) => {
    if (!isDown) return HttpResponse.json(user)
    if (call > 1) return delay('infinite').then(() => HttpResponse.json(user))
    return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '60' } })
  }
  server.use(http.get('*/api/UserDetails', () => answer(++asked.count)))
  useFakeTime()
  const { user: player } = await renderApp('/profile', { player: 'yasmine' })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await passTime(8000)
  expect(asked.count).toBe(1)
  await passTime(60_000)
  expect(asked.count).toBe(2)
  isDown = false
  await player.click(retry)
  expect(await screen.findByTestId('profile-name')).toHaveTextContent('yasmine')
  expect(asked.count).toBe(3)
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
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

  it('Logout deletes the token and goes to / without the login dialog', async () => {
    const { user: player, router, store } = await openProfile()
    await screen.findByTestId('profile-name')
    await player.click(main().getByRole('button', { name: 'Logout' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(tokenStorage.get()).toBeNull()
    expect(store.getState().auth.user).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
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

  it('shows the same on a phone, in Arabic with western digits', async () => {
    await renderApp('/profile', { player: 'yasmine', lang: 'ar', mobile: true })
    expect(await screen.findByTestId('profile-name')).toHaveTextContent('yasmine')
    expect(screen.getByTestId('profile-balance')).toHaveTextContent(/^1,248\.500 TND$/)
    expect(main().getAllByRole('link')).toHaveLength(5)
  })
})

describe('§4 The profile refreshes user data on open and every 2.5 s', () => {
  it('sends one request every 2.5 s, and none for the panel', async () => {
    useFakeTime()
    const asked = answerDetails(() => HttpResponse.json(user))
    await openProfile()
    await screen.findByTestId('profile-name')
    expect(asked.count).toBe(1)
    await passTime(30_000)
    expect(asked.count).toBeGreaterThanOrEqual(11)
    expect(asked.count).toBeLessThanOrEqual(13)
  })

  it('updates the balance', async () => {
    useFakeTime()
    answerDetails((call) => HttpResponse.json({ ...user, balance: `${call}.000` }))
    await openProfile()
    const balance = await screen.findByTestId('profile-balance')
    expect(balance).toHaveTextContent('1.000 TND')
    await passTime(2600)
    expect(balance).toHaveTextContent('2.000 TND')
  })

  it('a failed refresh keeps the last known balance', async () => {
    useFakeTime()
    const asked = answerDetails((call) =>
      call === 1 ? HttpResponse.json(user) : HttpResponse.json({}, { status: 500 }),
    )
    await openProfile()
    await screen.findByTestId('profile-balance')
    await passTime(6000)
    expect(asked.count).toBeGreaterThan(1)
    expect(screen.getByTestId('profile-balance')).toHaveTextContent('1,248.500 TND')
    expect(screen.queryByRole('heading', { name: 'Server Down' })).toBeNull()
  })
})

describe('§4 Profile: every state', () => {
  it('is busy until the player is loaded', async () => {
    answerDetails(async () => {
      await delay('infinite')
      return HttpResponse.json(user)
    })
    await openProfile()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(heading).toBeVisible()
    expect(main().getByText('Balance').closest('[aria-busy="true"]')).not.toBeNull()
    expect(main().getByRole('button', { name: 'Logout' })).toBeEnabled()
  })

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

  it.each([
    ['', 'TND', '— TND'],
    [null, 'TND', '— TND'],
    ['1,234.50', 'EUR', '1,234.50 EUR'],
    ['123456789012345678901234567890', 'EUR', '123,456,789,012,345,678,901,234,567,890.00 EUR'],
    ['5', '€', '5.00 €'],
    ['5.125', 'FUN', '5.125 FUN'],
  ])('a balance of %j %s shows as %s', async (balance, currency, shown) => {
    answerDetails(() => HttpResponse.json({ ...user, balance, currency }))
    await openProfile()
    expect(await screen.findByTestId('profile-balance')).toHaveTextContent(shown)
  })

  it('never mixes two players after a login as another player in another tab', async () => {
    answerDetails(() => HttpResponse.json(user))
    await openProfile()
    await screen.findByTestId('profile-name')
    answerDetails(() =>
      HttpResponse.json({ username: 'karim', id: '9', balance: '1', currency: 'MAD' }),
    )
    const pairs = new Set<string>()
    const watch = new MutationObserver(() => {
      const name = screen.queryByTestId('profile-name')?.textContent ?? ''
      pairs.add(name + (screen.queryByTestId('profile-balance')?.textContent ?? ''))
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    act(() => {
      localStorage.setItem('token', 'of-another-tab')
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    await waitFor(() => {
      expect(screen.getByTestId('profile-name')).toHaveTextContent('karim')
    })
    watch.disconnect()
    expect([...pairs].filter((pair) => pair !== '')).toEqual(['karim1.00 MAD'])
  })
})

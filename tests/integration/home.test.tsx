import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { LIST_FRESH_MS } from '@/domain/constants'
import { answer, recordCalls } from '../support/games'
import { holdResponses } from '../support/holdResponses'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { findDialog, sendLogin } from '../support/shell'

const winners = async () => within(await screen.findByRole('region', { name: 'Top Winners' }))
const win = { user: 'yasmine', provider: 'Oudstone', amount: '1234.5', currency: 'TND' }

describe('§2 Home page', () => {
  it.each([
    ['desktop', false],
    ['mobile', true],
  ])('the %s layout has a view of its own, named by a hidden heading', async (layout, mobile) => {
    await renderApp('/', { mobile })
    const view = await screen.findByTestId(`home-${layout}`)
    expect(within(view).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Casino and sports betting',
    )
    expect(screen.queryByTestId(mobile ? 'home-desktop' : 'home-mobile')).not.toBeInTheDocument()
    expect(within(view).getByRole('region', { name: 'Promotions' })).toBeVisible()
    expect(within(view).getByRole('navigation', { name: 'Quick links' })).toBeVisible()
  })

  it('is shown for every unknown path', async () => {
    await renderApp('/no/such/page')
    expect(await screen.findByTestId('home-desktop')).toBeVisible()
  })
})

describe('§2 Quick links', () => {
  it('has five links', async () => {
    await renderApp('/')
    const links = within(await screen.findByRole('navigation', { name: 'Quick links' }))
    const found = links.getAllByRole('link')
    expect(found.map((link) => link.getAttribute('href'))).toEqual([
      '/sport',
      '/live',
      '/casino',
      '/live_casino',
      '/pragmatic',
    ])
    for (const name of ['Prematch', 'Live', 'Casino', 'Live Casino', 'Pragmatic']) {
      expect(links.getByRole('link', { name })).toBeVisible()
    }
    expect(links.getByRole('link', { name: 'Prematch' })).toHaveAccessibleDescription('Upcoming')
  })

  it.each(['Prematch', 'Live'])(
    '%s requires login: the dialog opens, and the login continues there',
    async (name) => {
      const { user, router } = await renderApp('/')
      const links = within(await screen.findByRole('navigation', { name: 'Quick links' }))
      await user.click(links.getByRole('link', { name }))
      expect(await findDialog('Login')).toBeVisible()
      expect(router.state.location.pathname).toBe('/')
      await sendLogin(user)
      await waitFor(() => {
        expect(router.state.location.pathname).toBe(name === 'Live' ? '/live' : '/sport')
      })
    },
  )
})

describe('§4 Top-win loading', () => {
  it.each([
    ['desktop', false],
    ['mobile', true],
  ])('shows 10 skeleton rows, then rows, on %s', async (_, mobile) => {
    const release = holdResponses('top_winners')
    await renderApp('/', { mobile })
    const panel = await winners()
    expect(panel.getAllByTestId('top-win-skeleton')).toHaveLength(10)
    expect(panel.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await panel.findAllByTestId('top-win-row')).toHaveLength(10)
    expect(panel.queryByTestId('top-win-skeleton')).not.toBeInTheDocument()
  })

  it('a row shows user, provider, amount and currency; the name as sent', async () => {
    answer('top_winners', { data: [win] })
    await renderApp('/')
    const row = await (await winners()).findByTestId('top-win-row')
    expect(row).toHaveTextContent(/yasmine\s*Oudstone\s*1,234\.500\s*TND/)
  })

  it('refreshes on opening the page after five minutes, and keeps the old rows meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const calls = recordCalls('top_winners')
    const { router } = await renderApp('/')
    await (await winners()).findAllByTestId('top-win-row')
    act(() => {
      void router.navigate('/contact_us')
    })
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
    vi.setSystemTime(Date.now() + LIST_FRESH_MS + 1)
    server.use(http.get('*/api/top_winners', () => HttpResponse.json({}, { status: 500 })))
    act(() => {
      void router.navigate('/')
    })
    expect((await winners()).getAllByTestId('top-win-row')).toHaveLength(10)
    await waitFor(() => {
      expect(calls).toHaveLength(2)
    })
    expect((await winners()).getAllByTestId('top-win-row')).toHaveLength(10)
  })

  it('shows a message when there are none', async () => {
    answer('top_winners', { data: [] })
    await renderApp('/')
    expect(await screen.findByText('No winners to show at the moment.')).toBeVisible()
  })
})

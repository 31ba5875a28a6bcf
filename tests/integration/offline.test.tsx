import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { interruptNetwork, setOnline } from '../support/network'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

const MESSAGE = 'You are offline. What is shown may be out of date.'
beforeEach(useFakeTime)

/** Records all later calls. */
function listen(): string[] {
  const calls: string[] = []
  server.use(
    http.all('*/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname.replace('/api/', ''))
      return undefined
    }),
  )
  return calls
}

describe('Offline', () => {
  it.each([false, true])('one banner above the page says so (mobile: %s)', async (mobile) => {
    await renderApp('/virtual', { mobile })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
    setOnline(false)
    const banner = screen.getByRole('status')
    expect(banner).toHaveTextContent(MESSAGE)
    expect(banner.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    setOnline(true)
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
  })

  it.each([
    ['/', ['get_slot_game', 'get_slot_game', 'get_slot_game', 'top_winners'], false],
    ['/', ['get_slot_game', 'get_slot_game', 'get_slot_game', 'papuler_slot', 'top_winners'], true],
    ['/crash/preview', ['GetAllCategories', 'get_providers', 'get_slot_game'], false],
    ['/casino_history', ['CasinoHistory'], false],
    ['/profile', [], false],
  ])('on %s nothing is asked for, and on return each resource once', async (url, own, mobile) => {
    await renderApp(url, { player: 'yasmine', mobile })
    await screen.findByRole('heading', { level: 1 })
    await passTime(1000)
    setOnline(false)
    await passTime(100)
    const calls = listen()
    await passTime(30_000)
    expect(calls).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    setOnline(true)
    await passTime(1000)
    expect(calls.sort()).toEqual([...own, 'UserDetails'].sort())
    expect(within(screen.getByRole('main')).queryByText('Server Down')).not.toBeInTheDocument()
  })

  it('failed requests are repeated automatically', async () => {
    server.use(http.get('*/api/top_winners', () => Response.error()))
    await renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    await passTime(2000)
    const panel = within(screen.getByRole('region', { name: 'Top Winners' }))
    expect(panel.getByRole('heading', { name: 'Server Down' })).toBeVisible()
    server.resetHandlers()
    interruptNetwork()
    await passTime(500)
    expect(panel.getAllByTestId('top-win-row')).not.toHaveLength(0)
  })
})

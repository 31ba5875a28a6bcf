import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordCalls } from '../support/games'
import { go } from '../support/go'
import { setHidden } from '../support/browser'
import { interruptNetwork, setOnline } from '../support/network'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { passTime, useFakeTime } from '../support/timers'

beforeEach(useFakeTime)

/** Opens the page and waits until it is idle. */
async function open(path: string, options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(path, options)
  await screen.findByRole('heading', { level: 1 })
  await passTime(3000)
  return app
}

async function flap(times: number) {
  for (let flap = 0; flap < times; flap++) {
    interruptNetwork()
    await passTime(1000)
  }
}

describe('A network that comes and goes', () => {
  it('refreshes a list at the first return, and once more after 10 s', async () => {
    await open('/')
    const winners = recordCalls('top_winners')
    const games = recordCalls('get_slot_game')
    await flap(5)
    expect(winners).toHaveLength(1)
    expect(games).toHaveLength(3)
    await passTime(10_000)
    expect(winners).toHaveLength(2)
    expect(games).toHaveLength(6)
    await passTime(30_000)
    expect(winners).toHaveLength(2)
    await flap(1)
    expect(winners).toHaveLength(3)
  })

  it('refreshes after 10 s when it is there again, and the tab is shown', async () => {
    await open('/')
    const winners = recordCalls('top_winners')
    await flap(2)
    setOnline(false)
    await passTime(12_000)
    expect(winners).toHaveLength(1)
    setHidden(true)
    setOnline(true)
    await passTime(12_000)
    expect(winners).toHaveLength(1)
    setHidden(false)
    await passTime(500)
    expect(winners).toHaveLength(2)
  })

  it('refreshes nothing for a page that has been left meanwhile', async () => {
    const { router } = await open('/crash/preview')
    const categories = recordCalls('GetAllCategories')
    await flap(2)
    await go(router, '/')
    await passTime(12_000)
    expect(categories).toHaveLength(1)
  })

  it('refreshes a history', async () => {
    await open('/casino_history', { player: 'yasmine' })
    const rows = recordCalls('CasinoHistory')
    await flap(3)
    expect(rows).toHaveLength(1)
    await passTime(10_000)
    expect(rows).toHaveLength(2)
  })

  it('asks for the balance at each return', async () => {
    await open('/', { player: 'yasmine' })
    const balance = recordCalls('UserDetails')
    await flap(5)
    expect(balance).toHaveLength(5)
  })

  it('asks for a sportsbook that has failed at each return', async () => {
    changeSettings({ sportUrl: '/sportsbook?token={token}' })
    server.use(http.get('*/api/sport', () => HttpResponse.json({}, { status: 500 })))
    await open('/sport', { player: 'yasmine' })
    const sessions = recordCalls('sport')
    await flap(3)
    expect(sessions).toHaveLength(3)
  })
})

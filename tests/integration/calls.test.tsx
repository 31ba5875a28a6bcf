import { screen } from '@testing-library/react'
import { AxiosError, type AxiosAdapter } from 'axios'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { client } from '@/api/client'
import { setHidden } from '../support/browser'
import { go } from '../support/go'
import { setOnline } from '../support/network'
import { FRAME, game } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { passTime } from '../support/timers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
beforeEach(() => {
  vi.useFakeTimers()
})

/** A network that responds at once, because an hour of real requests would take minutes. */
function giveNetwork() {
  const network = { isDead: false, balance: 5000, calls: [] as string[] }
  const bodyOf = (url: string) => {
    if (url === '/StartGame') return FRAME
    if (url === '/sport') return 'session'
    const balance = network.balance.toFixed(3)
    return url === '/UserDetails' ? { id: 1, username: 'yasmine', balance, currency: 'TND' } : []
  }
  const respond: AxiosAdapter = (config) => {
    const url = String(config.url)
    network.calls.push(url)
    if (network.isDead) return Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK, config))
    const data = JSON.stringify(bodyOf(url))
    return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config })
  }
  const { adapter } = client.defaults
  client.defaults.adapter = respond
  onTestFinished(() => {
    Object.assign(client.defaults, { adapter })
  })
  return network
}

/** Opens a page as a player, and counts the calls from its first second on. */
async function open(path: string) {
  const network = giveNetwork()
  const { router } = await renderApp(path, { player: 'yasmine' })
  await passTime(1000)
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  network.calls.length = 0
  return Object.assign(network, { router })
}

describe('Spec §4: what a player costs in an hour', () => {
  it.each([
    ['/casino', 720],
    ['/sport', 720],
    ['/profile', 1440],
  ])('on %s, without acting: %i calls', async (path, expected) => {
    const { calls } = await open(path)
    await passTime(HOUR)
    expect(new Set(calls)).toEqual(new Set(['/UserDetails']))
    expect(calls).toHaveLength(expected)
  })

  it.each([
    ['loses', () => -5],
    ['wins', () => 5],
    ['wins and loses', (bet: number) => (bet % 3 === 0 ? 12 : -5)],
  ])('in a game, with a bet every 10 s that %s: at most 720 + 240 calls', async (_, change) => {
    const network = await open('/casino/preview')
    await go(network.router, '/casino/play_game', { state: game })
    await passTime(1000)
    network.calls.length = 0
    for (let bet = 0; bet < 360; bet++) {
      network.balance += change(bet)
      await passTime(10_000)
    }
    const polls = network.calls.filter((url) => url === '/UserDetails')
    expect(polls).toHaveLength(720)
    expect(new Set(network.calls)).toEqual(new Set(['/UserDetails', '/TransactionPlayer']))
    expect(network.calls.length - polls.length).toBeLessThanOrEqual(240)
  })

  it('in a hidden tab: none, and one when it is shown', async () => {
    const { calls } = await open('/casino')
    setHidden(true)
    for (let flap = 0; flap < 5; flap++) {
      setOnline(false)
      setOnline(true)
    }
    await passTime(HOUR)
    expect(calls).toEqual([])
    setHidden(false)
    await passTime(1000)
    expect(calls.filter((url) => url === '/UserDetails')).toHaveLength(1)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('offline: at most 60', async () => {
    const network = await open('/profile')
    network.isDead = true
    setOnline(false)
    await passTime(HOUR)
    expect(network.calls.length).toBeLessThanOrEqual(60)
    expect(network.calls.length).toBeGreaterThan(55)
  })

  it.each([0, 0.999])('with a dead network that looks alive: at most 70 (%d)', async (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const network = await open('/profile')
    network.isDead = true
    await passTime(HOUR)
    expect(network.calls.length).toBeLessThanOrEqual(70)
  })
})

describe('Spec §7: what opening a page asks', () => {
  const net = '/TransactionPlayer'

  it.each([
    ['/profile', ['/UserDetails'], 0],
    ['/transaction_history', [net], 0],
    ['/casino_history', ['/CasinoHistory'], 0],
    ['/sport_history', ['/SportHistory'], 0],
    ['/casino/play_game', ['/StartGame'], 2],
    ['/sport', ['/SportBook', '/sport'], 2],
    ['/live', ['/Live', '/sport'], 2],
  ])('on %s, within data that are new: %j and at most %i of the net', async (path, own, most) => {
    changeSettings({ sportUrl: 'https://sport.test/?token={token}' })
    const { calls, router } = await open('/virtual')
    await go(router, path, { state: game })
    await passTime(1000)
    const ofNet = most > 0 ? calls.filter((url) => url === net) : []
    expect(ofNet.length).toBeLessThanOrEqual(most)
    expect(calls.filter((url) => !ofNet.some((each) => each === url)).sort()).toEqual(own)
  })
})

describe('Decisions 19: a browser that says offline while the network works', () => {
  const banner = () => screen.queryByText(/You are offline/)

  it.each(['before', 'after'])(
    'costs at most a minute, if it says so %s the start',
    async (when) => {
      if (when === 'before') setOnline(false)
      const { calls } = await open('/virtual')
      if (when === 'after') {
        setOnline(false)
        expect(banner()).toBeVisible()
        await passTime(MINUTE)
      }
      expect(banner()).not.toBeInTheDocument()
      calls.length = 0
      await passTime(MINUTE)
      expect(calls).toHaveLength(12)
    },
  )

  it('is offline again when no connection succeeds', async () => {
    setOnline(false)
    const network = await open('/virtual')
    network.isDead = true
    await passTime(5000)
    expect(banner()).toBeVisible()
  })
})

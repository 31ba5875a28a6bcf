import { screen } from '@testing-library/react'
import { AxiosError, type AxiosAdapter } from 'axios'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { client } from '@/api/client'
import { setHidden } from '../support/browser'
import { go } from '../support/go'
import { setOnline } from '../support/network'
import { loadPages } from '../support/play'
import { renderApp } from '../support/renderApp'
import { loadShell } from '../support/shell'
import { passTime } from '../support/timers'

vi.setConfig({ testTimeout: 60_000 })

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeAll(() => Promise.all([loadShell(), loadPages(), import('@/pages/ProfilePage')]))
beforeEach(() => {
  vi.useFakeTimers()
})

/** A network that responds at once, because an hour of real requests would take minutes. */
function giveNetwork() {
  const network = { isDead: false, calls: [] as string[] }
  const user = { id: 1, username: 'yasmine', balance: '5.000', currency: 'TND' }
  const respond: AxiosAdapter = (config) => {
    const url = String(config.url)
    network.calls.push(url)
    if (network.isDead) return Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK, config))
    const data = JSON.stringify(url === '/UserDetails' ? user : [])
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

  it('the profile asks when it opens, however new the data are', async () => {
    const { calls, router } = await open('/virtual')
    await go(router, '/profile')
    await passTime(100)
    expect(calls.filter((url) => url === '/UserDetails')).toHaveLength(1)
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

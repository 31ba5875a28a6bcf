import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMinutes } from '@/device/protection/limits'
import { startPause } from '@/device/protection/pause'
import { addPlayTime } from '@/device/protection/playTime'
import { datePlayer } from '../support/datedPlayer'
import { go } from '../support/go'
import { DAY, HOUR, PAGE, status } from '../support/limits'
import { isPaused } from '../support/pause'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { accountOf } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000
const account = accountOf('yasmine')
const elapsed = () => screen.getByRole('timer').textContent.replace('Time since login', '')

let server: ReturnType<typeof datePlayer>
beforeEach(() => {
  useFakeTime()
  server = datePlayer()
})

/** One answer has a wrong date; then they are right again, for longer than a minute. */
async function answerWrongOnce(wrong: number) {
  server.wrong = wrong
  await passTime(5000)
  server.wrong = 0
  await passTime(90_000)
}

/** A pressed tile leads to the page that says why no game starts. */
async function expectNoGame(app: Awaited<ReturnType<typeof renderApp>>, bodies: unknown[]) {
  await go(app.router, '/casino/play_game', { state: game })
  await passTime(6000)
  expect(app.router.state.location.pathname).toBe(PAGE)
  expect(frame()).not.toBeInTheDocument()
  expect(bodies).toEqual([])
}

describe('One wrong date of an answer', () => {
  it.each([25 * HOUR, -12 * DAY, -20_000 * DAY, HOUR, -HOUR])(
    'ends no pause (%i ms off)',
    async (wrong) => {
      const bodies = answerStart()
      const app = await renderApp(PAGE, { player: 'yasmine' })
      await passTime(1000)
      startPause(account, DAY)
      await isPaused()
      await answerWrongOnce(wrong)
      await expectNoGame(app, bodies)
      await isPaused()
    },
  )

  it('an hour behind opens no reached limit', async () => {
    const bodies = answerStart()
    const app = await renderApp(PAGE, { player: 'yasmine' })
    await passTime(1000)
    setMinutes(account, 30)
    addPlayTime(account, 30 * MINUTE)
    await answerWrongOnce(-HOUR)
    await expectNoGame(app, bodies)
  })

  it('a day ahead applies no raise that waits', async () => {
    await renderApp(PAGE, { player: 'yasmine' })
    await passTime(1000)
    setMinutes(account, 30)
    setMinutes(account, 60)
    await answerWrongOnce(25 * HOUR)
    expect(await status()).toHaveTextContent('30 minutes')
  })

  it('in the first answer of a login neither stops the clock nor is the net exact', async () => {
    answerStart()
    server.wrong = HOUR
    await openGame()
    await findFrame()
    await passTime(1000)
    server.wrong = 0
    await passTime(10 * MINUTE)
    expect(elapsed()).toMatch(/^0:10:0\d$/)
    expect(screen.getByTestId('net-position')).toHaveAttribute('data-approximate', 'true')
  })
})

describe('A device clock that is wrong, beside a right server', () => {
  it.each([10 * MINUTE, -10 * MINUTE, 3 * HOUR, -3 * HOUR, 2 * DAY, -2 * DAY])(
    'changes nothing for a player (%i ms off)',
    async (error) => {
      server.deviceError = error
      vi.setSystemTime(Date.now() + error)
      setMinutes(account, 60)
      const bodies = answerStart()
      const { router } = await openGame()
      await passTime(10_000)
      await findFrame()
      expect(bodies).toHaveLength(1)
      await passTime(2 * MINUTE)
      expect(elapsed()).toMatch(/^0:02:[01]\d$/)
      act(() => {
        startPause(account, 5 * MINUTE)
      })
      await passTime(100)
      expect(router.state.location.pathname).toBe(PAGE)
      expect(screen.getByText(/Played in the last 24 hours: 2 minutes/)).toBeVisible()
      await passTime(4 * MINUTE)
      expect(screen.getByText(/^Pause until/)).toBeVisible()
      await passTime(70_000)
      expect(screen.queryByText(/^Pause until/)).not.toBeInTheDocument()
    },
  )
})

describe('A device that has slept', () => {
  it('goes on with the same game, and starts none before the next answer', async () => {
    setMinutes(account, 60)
    const bodies = answerStart()
    const { router } = await openGame()
    await passTime(6000)
    const before = await findFrame()
    vi.setSystemTime(Date.now() + 3 * HOUR)
    await passTime(1500)
    expect(frame()).toBe(before)
    await passTime(10_000)
    expect(frame()).toBe(before)
    expect(bodies).toHaveLength(1)
    expect(router.state.location.pathname).toBe('/casino/play_game')
  })
})

describe('Where no answer has a date', () => {
  it('play follows the device’s clock, and the net is approximate', async () => {
    server.isDated = false
    setMinutes(account, 60)
    answerStart()
    await openGame()
    await passTime(6000)
    await findFrame()
    await passTime(2 * MINUTE)
    expect(elapsed()).toMatch(/^0:02:0\d$/)
    expect(screen.getByTestId('net-position')).toHaveAttribute('data-approximate', 'true')
  })
})

describe('What protects a player in the storage', () => {
  it.each([
    ['pause', '{"version":2,"data":{"a":'],
    ['limits', '{"version":3,"data":{}}'],
    ['playTime', '[7]'],
    ['pause', `{"version":2,"data":{"${account}":{"until":"tomorrow","isServerTime":true}}}`],
    ['pause', `{"version":2,"data":{"${account}":{"until":9e12,"isServerTime":true}}}`],
  ])('pauses everybody for a day if it cannot be read, and says so (%s: %s)', async (key, raw) => {
    localStorage.setItem(key, raw)
    const bodies = answerStart()
    const app = await renderApp('/', { player: 'yasmine' })
    expect(await screen.findByText(/could not be read/)).toBeVisible()
    await passTime(6000)
    await expectNoGame(app, bodies)
    await isPaused()
    expect(localStorage.getItem(`${key} unreadable`)).not.toBeNull()
  })

  it('is stored again where an answer erases the storage', async () => {
    await renderApp(PAGE, { player: 'yasmine' })
    await passTime(1000)
    startPause(account, DAY)
    setMinutes(account, 30)
    addPlayTime(account, MINUTE)
    for (const key of ['pause', 'limits', 'playTime']) localStorage.removeItem(key)
    await passTime(1500)
    await waitFor(() => {
      for (const key of ['pause', 'limits', 'playTime']) {
        expect(localStorage.getItem(key)).toContain(account)
      }
    })
  })
})

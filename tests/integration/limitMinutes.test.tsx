import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { DAY, HOUR, PAGE, status } from '../support/limits'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { tellServerTime } from '../support/clocks'
import { accountOf, writeElsewhere } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'
import { openLogin, sendLogin } from '../support/shell'

const fiveMinutes = () => {
  writeElsewhere('limits', { [accountOf('yasmine')]: { minutes: 5, next: null } })
}

describe('minutes per day', () => {
  it('show a notice at 50 and 80 %, and end the game at 100 %; the page says until when', async () => {
    useFakeTime()
    answerStart()
    await tellServerTime()
    fiveMinutes()
    const { path, router } = await openGame()
    await findFrame()
    const told = new Map<string, number>()
    for (let seconds = 2; seconds <= 310 && frame(); seconds += 2) {
      await passTime(2000)
      for (const { textContent } of screen.queryAllByText(/of your minutes per day/)) {
        if (!told.has(textContent)) told.set(textContent, Date.now() / 1000)
      }
    }
    expect([...told.keys()].slice(0, 2)).toEqual([
      '50% of your minutes per day are played.',
      '80% of your minutes per day are played.',
    ])
    const [half = 0, most = 0] = told.values()
    // 30 % of five minutes, counted every five seconds.
    expect(Math.abs(most - half - 90)).toBeLessThan(10)
    expect(frame()).not.toBeInTheDocument()
    expect(path()).toBe(PAGE)
    expect(await status()).toHaveTextContent(
      /Reached: no game .* until \d\d\/\d\d\/\d{4}, \d\d:\d\d/,
    )
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings[0]).toHaveTextContent('Limits of this account')
    const bodies = answerStart()
    vi.setSystemTime(Date.now() - 2 * DAY)
    await go(router, '/casino/play_game', { state: game })
    expect(frame()).not.toBeInTheDocument()
    // Until the next answer the time is not known.
    await passTime(6000)
    expect(path()).toBe(PAGE)
    expect(bodies).toEqual([])
  })

  it('reached in another tab end the sport frame of this one at once', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    const asked = answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await findSportFrame()
    fiveMinutes()
    expect(frames()).toHaveLength(1)
    writeElsewhere('playTime', { [accountOf('yasmine')]: [[Date.now() - HOUR, Date.now() - 2000]] })
    expect(frames()).toEqual([])
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(PAGE)
    })
    await go(router, '/live')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(PAGE)
    })
    expect(asked).toHaveLength(1)
  })

  it('do not count while the tab is hidden', async () => {
    useFakeTime()
    answerStart()
    await openGame()
    await findFrame()
    await passTime(30_000)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await passTime(10 * 60_000)
    hidden.mockReturnValue(false)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await passTime(30_000)
    const { data } = JSON.parse(localStorage.getItem('playTime') ?? '') as {
      data: Record<string, [number, number][]>
    }
    const played = (data[accountOf('yasmine')] ?? []).reduce(
      (sum, [from, to]) => sum + to - from,
      0,
    )
    expect(Math.round(played / 10_000)).toBe(6)
  })
})

/** The machine sleeps; the first poll after it brings the server's time. */
const sleep = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
  await passTime(6000)
}

const clock = () => screen.getByTestId('session-clock')
const elapsed = () => screen.getByRole('timer').textContent.replace('Time since login', '')

describe('The session clock', () => {
  it.each([false, true])(
    'runs on the play page with the local time (mobile: %s)',
    async (mobile) => {
      useFakeTime()
      answerStart()
      await openGame('/', game, { player: 'yasmine', mobile })
      await findFrame()
      await passTime(65_000)
      expect(elapsed()).toMatch(/^0:01:0[5-9]$/)
      expect(clock()).toHaveTextContent(/Local time\d\d:\d\d$/)
    },
  )

  it('runs on the sport page', async () => {
    useFakeTime()
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    await renderApp('/live', { player: 'yasmine' })
    await sleep(HOUR)
    expect(elapsed()).toMatch(/^1:00:0\d$/)
  })

  it('counts from the login on any page, through sleep and when the clock is set back', async () => {
    useFakeTime()
    answerStart()
    const { user, router } = await renderApp('/contact_us')
    await openLogin(user)
    await sendLogin(user)
    await screen.findByTestId('user-panel')
    await sleep(2 * HOUR)
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    expect(elapsed()).toMatch(/^2:00:0\d$/)
    await tellServerTime()
    vi.setSystemTime(Date.now() - 48 * HOUR)
    await passTime(61_000)
    // The two clocks disagree, so what this page has measured counts; it does not measure a sleep.
    expect(elapsed()).toMatch(/^0:01:0\d$/)
    expect(screen.getByTestId('net-position')).toHaveAttribute('data-approximate', 'true')
  })
})

describe('The balance in full screen', () => {
  it('is shown next to the clock, because the header is hidden', async () => {
    answerStart()
    const { user } = await openGame('/', game, { player: 'yasmine', mobile: true })
    await findFrame()
    expect(screen.queryByTestId('play-balance')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }))
    const balance = await screen.findByTestId('play-balance')
    expect(balance.textContent.replace('Balance', '')).toBe(
      screen.getByTestId('balance').textContent,
    )
    expect(clock()).toBeVisible()
  })
})

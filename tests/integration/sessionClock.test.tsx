import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { openLogin, sendLogin } from '../support/shell'
import { go } from '../support/go'
import { answerSessions, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'
import { tellServerTime } from '../support/clocks'

const HOUR = 3_600_000

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
    // The Date header has a precision of one second.
    await passTime(61_000)
    expect(elapsed()).toMatch(/^2:01:0\d$/)
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

import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setOnline } from '../support/network'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { openLogin, sendLogin } from '../support/shell'
import { answerSessions, findFrame as findSportFrame, speak, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000
const POLL = 5000
/** The server is two hours ahead of the device. */
const serverDate = () => new Date(Date.now() + 120 * MINUTE)

let isDown: boolean
let calls: number

beforeEach(() => {
  useFakeTime()
  vi.setSystemTime(new Date(2026, 2, 14, 12, 2, 10))
  isDown = false
  calls = 0
  server.use(
    http.get('*/api/UserDetails', () => {
      calls++
      const headers = { Date: serverDate().toUTCString() }
      if (isDown) return HttpResponse.json({}, { status: 500, headers })
      const user = { id: 1, username: 'yasmine', balance: '12.5', currency: 'TND' }
      return HttpResponse.json(user, { headers })
    }),
    http.get('*/api/TransactionPlayer', () => HttpResponse.json({ data: [], last_page: 1 })),
  )
})

const marks = () => screen.queryAllByText(/^\s*as of /).map((mark) => mark.textContent.trim())
/** Polls fail as often. */
async function miss(times: number) {
  isDown = true
  const before = calls
  while (calls < before + times) await passTime(500)
  await passTime(100)
}
async function answer() {
  isDown = false
  const before = calls
  while (calls === before) await passTime(500)
  await passTime(100)
}

async function start(url: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(url, { player: 'yasmine', ...options })
  await screen.findByTestId('balance')
  await passTime(100)
  return app
}

describe('the age of a balance', () => {
  it.each([false, true])(
    'shows after two failed polls in a row, not after one, until an answer (mobile: %s)',
    async (mobile) => {
      await start('/result', { mobile })
      expect(marks()).toEqual([])
      await miss(1)
      await answer()
      await miss(1)
      expect(marks()).toEqual([])
      await passTime(POLL + 500)
      const [mark] = screen.getAllByText('as of 14:02')
      expect(mark!.closest('[data-testid="user-panel"]')).toHaveTextContent(
        '12.500 TND as of 14:02',
      )
      expect(screen.getByTestId('balance')).toHaveTextContent(/^12\.500 TND$/)
      await miss(4)
      expect(marks()).toEqual(['as of 14:02'])
      await answer()
      expect(marks()).toEqual([])
    },
  )

  it('is not announced', async () => {
    await start('/result')
    await miss(2)
    const mark = screen.getByText('as of 14:02')
    expect(mark.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })

  it('shows offline at once, and on return until the first answer', async () => {
    await start('/profile')
    setOnline(false)
    expect(marks()).toEqual(['as of 14:02', 'as of 14:02'])
    isDown = true
    setOnline(true)
    await passTime(500)
    expect(marks()).toHaveLength(2)
    await answer()
    expect(marks()).toEqual([])
  })

  it('is the time of the last answer, also after a sleep', async () => {
    await start('/result')
    isDown = true
    vi.setSystemTime(Date.now() + 90 * MINUTE)
    await miss(3)
    expect(marks()).toEqual(['as of 14:02'])
  })

  it("is not of the player before, but of the login's own answer", async () => {
    server.use(
      http.post('*/api/login', () => {
        const user = { id: 2, username: 'karim', balance: '320', currency: 'EUR' }
        const headers = { Date: serverDate().toUTCString() }
        return HttpResponse.json({ token: 'any', user }, { headers })
      }),
    )
    const { user } = await start('/result')
    await miss(2)
    expect(marks()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /, account menu$/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    vi.setSystemTime(Date.now() + 10 * MINUTE)
    await openLogin(user)
    await sendLogin(user, 'karim')
    await passTime(100)
    expect(screen.getByTestId('balance')).toHaveTextContent('320.00 EUR')
    expect(marks()).toEqual([])
    await miss(2)
    expect(marks()).toEqual(['as of 14:12'])
  })

  it.each([
    ['fr', 'à 14:02', 'au 14/03/2026'],
    ['en', 'as of 14:02', 'as of 14/03/2026'],
    ['ar', 'كما في 14:02', 'كما في 14/03/2026'],
  ] as const)('names the time, or another day, in %s', async (lang, time, day) => {
    await start('/profile')
    await miss(2)
    await speak(lang)
    expect(screen.getAllByText(time)).toHaveLength(2)
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE)
    await miss(1)
    expect(screen.getAllByText(day)).toHaveLength(2)
  })
})

describe('the net is marked by the same rule', () => {
  it.each([false, true])(
    'on the bar and the mini player of a game (mobile: %s)',
    async (mobile) => {
      answerStart()
      const { user } = await openGame('/contact_us', game, { player: 'yasmine', mobile })
      await findFrame()
      await passTime(1000)
      const net = () => screen.getByTestId('net-position')
      expect(net()).not.toHaveTextContent('as of')
      await miss(2)
      expect(net()).toHaveTextContent(/ TND as of 14:02$/)
      await user.click(screen.getByRole('button', { name: 'Minimise' }))
      await screen.findByRole('region', { name: /^Mini player/ })
      expect(net()).toHaveTextContent(/ TND as of 14:02$/)
      await answer()
      expect(net()).not.toHaveTextContent('as of')
    },
  )

  it('on the bar of sport, and in the time check', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    await start('/sport')
    await findSportFrame()
    await passTime(1000)
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    await passTime(2 * POLL)
    await miss(2)
    expect(screen.getByTestId('net-position')).toHaveTextContent(/as of 15:02$/)
    expect(screen.getByRole('alertdialog', { name: 'Time check' })).toHaveTextContent(
      /Net this session.* TND.*as of 15:02/,
    )
  })

  it('with the balance on the bar of a game that covers the header', async () => {
    answerStart()
    const { user } = await openGame()
    await findFrame()
    await passTime(1000)
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }))
    expect(screen.getByTestId('play-balance')).toHaveTextContent(/12\.500 TND$/)
    await miss(2)
    expect(screen.getByTestId('play-balance')).toHaveTextContent(/12\.500 TND as of 14:02$/)
  })
})

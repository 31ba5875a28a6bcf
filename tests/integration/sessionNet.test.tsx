import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchUserDetails } from '@/store/authSlice'
import { go } from '../support/go'
import { answerStart, findFrame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

beforeAll(() =>
  Promise.all([
    loadPages(),
    import('@/pages/SportPage'),
    import('@/features/protection/TimeCheck'),
  ]),
)

let balance: string
let bets: { game_date: string; direction: string; amount: string }[]
let calls: string[]

/** The player stakes an amount in a game, and the server has the row. */
function stake(amount: string, after: string) {
  balance = after
  bets.push({ game_date: new Date().toISOString(), direction: 'bet', amount })
}

beforeEach(() => {
  useFakeTime()
  balance = '1248.500'
  bets = []
  calls = []
  const rows = (name: string, data: () => unknown[]) =>
    http.get(`*/api/${name}`, () => {
      calls.push(name)
      return HttpResponse.json({ data: data(), last_page: 1 })
    })
  server.use(
    http.get('*/api/UserDetails', () =>
      HttpResponse.json({ id: 1, username: 'yasmine', balance, currency: 'TND' }),
    ),
    rows('CasinoHistory', () => bets),
    rows('SportHistory', () => []),
    rows('TransactionPlayer', () => []),
  )
})

const net = () => screen.findByTestId('net-position')
/** More than the time between two checks. */
const CHECKED_MS = 11_000

async function expectExact(text: string) {
  await net()
  await passTime(CHECKED_MS)
  const bar = await net()
  expect(bar).toHaveTextContent(text)
  expect(bar).not.toHaveAttribute('data-approximate')
}
type View = Awaited<ReturnType<typeof renderApp>>
/** The poll brings the balance. */
const poll = ({ store }: Pick<View, 'store'>) =>
  act(async () => {
    await store.dispatch(fetchUserDetails())
  })

describe('Quality H9: the net position of this session', () => {
  it.each([false, true])('is on the bar of a game (mobile: %s)', async (mobile) => {
    answerStart()
    const app = await openGame('/casino/preview', game, { player: 'yasmine', mobile })
    await findFrame()
    expect(await net()).toHaveAccessibleName('Net this session')
    await expectExact('0.000 TND')
    stake('2.500', '1246.000')
    await poll(app)
    // At once, and approximate until the rows have been read.
    expect(await net()).toHaveTextContent('−2.500')
    expect(await net()).toHaveAttribute('data-approximate', 'true')
    expect(await net()).toHaveTextContent('approximate')
    await expectExact('−2.500 TND')
  })

  it('has a plus for a gain, and is approximate if no row explains the balance', async () => {
    answerStart()
    const app = await openGame()
    await expectExact('0.000 TND')
    balance = '1258.500'
    await poll(app)
    await passTime(CHECKED_MS)
    expect(calls.filter((name) => name === 'SportHistory').length).toBeGreaterThan(1)
    expect(await net()).toHaveTextContent('+10.000')
    expect(await net()).toHaveAttribute('data-approximate', 'true')
  })

  it('is checked once more for late rows, and then rests until the balance changes', async () => {
    answerStart()
    const app = await openGame()
    await expectExact('0.000 TND')
    calls.length = 0
    balance = '1247.500'
    await poll(app)
    await passTime(3000)
    expect(calls).toContain('CasinoHistory')
    expect(await net()).toHaveAttribute('data-approximate', 'true')
    stake('1.000', balance)
    await expectExact('−1.000 TND')
    balance = '1257.500'
    await poll(app)
    calls.length = 0
    await passTime(60_000)
    expect(calls.filter((name) => name === 'SportHistory').length).toBeLessThanOrEqual(4)
    calls.length = 0
    await passTime(60_000)
    expect(calls).toEqual([])
    expect(await net()).toHaveAttribute('data-approximate', 'true')
  })

  it.each(['/sport', '/live'])('is on the bar of %s', async (page) => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    await renderApp(page, { player: 'yasmine' })
    await findSportFrame()
    await expectExact('0.000 TND')
  })

  it('is on the mini player, and one check serves two bars', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerStart()
    answerSessions()
    const app = await openGame()
    await findFrame()
    await expectExact('0.000 TND')
    await app.user.click(screen.getByRole('button', { name: 'Minimise' }))
    await go(app.router, '/sport')
    await findSportFrame()
    const mini = await screen.findByRole('region', { name: /^Mini player/ })
    expect(within(mini).getByTestId('net-position')).toHaveTextContent('0.000')
    expect(screen.getAllByTestId('net-position')).toHaveLength(2)
    calls.length = 0
    stake('1.000', '1247.500')
    await poll(app)
    await passTime(CHECKED_MS)
    for (const bar of screen.getAllByTestId('net-position')) {
      expect(bar).toHaveTextContent('−1.000')
      expect(bar).not.toHaveAttribute('data-approximate')
    }
    expect(calls.filter((name) => name === 'CasinoHistory')).toHaveLength(1)
  })

  it('sends no request of its own in a minute while the balance rests', async () => {
    answerStart()
    const app = await openGame()
    await expectExact('0.000 TND')
    calls.length = 0
    for (let polls = 0; polls < 5; polls++) await poll(app)
    await passTime(60_000)
    expect(calls).toEqual([])
  })

  it.each([
    ['fr', 'Net de cette session'],
    ['ar', 'الصافي في هذه الجلسة'],
  ] as const)('has its name in %s, and is no live region', async (lang, name) => {
    answerStart()
    await openGame('/casino/preview', game, { player: 'yasmine', lang })
    const bar = await net()
    expect(bar).toHaveAccessibleName(name)
    expect(bar.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})

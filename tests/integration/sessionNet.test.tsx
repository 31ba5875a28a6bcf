import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchUserDetails } from '@/store/player/authSlice'
import { go } from '../support/go'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { logIn } from '../support/players'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000

let balance: string
let deposits: object[]
let calls: string[]

const dated = () => ({ headers: { Date: new Date().toUTCString() } })

/** A deposit is accepted while the player plays. */
function deposit(amount: string, after: string) {
  balance = after
  const transaction_date = new Date().toISOString()
  deposits.push({ transaction_date, num_id: '1', status: 'accepted', amount })
}

beforeEach(() => {
  useFakeTime()
  balance = '1248.500'
  deposits = []
  calls = []
  server.use(
    http.get('*/api/UserDetails', () =>
      HttpResponse.json({ id: 1, username: 'yasmine', balance, currency: 'TND' }, dated()),
    ),
    http.get('*/api/:name', ({ params, request }) => {
      const { name } = params
      if (!/History|TransactionPlayer/.test(String(name))) return
      const type = new URL(request.url).searchParams.get('typeSearch')
      calls.push(`${String(name)} ${type ?? ''}`)
      const data = type === '5' ? deposits : []
      return HttpResponse.json({ data, last_page: 1 }, dated())
    }),
  )
})

const net = () => screen.findByTestId('net-position')

async function expectExact(text: string | RegExp) {
  await net()
  await passTime(6000)
  const bar = await net()
  expect(bar).toHaveTextContent(text)
  expect(bar).not.toHaveAttribute('data-approximate')
}
type View = Awaited<ReturnType<typeof renderApp>>
/** The poll brings the balance. */
const poll = ({ store }: Pick<View, 'store'>) =>
  act(async () => {
    await store.dispatch(fetchUserDetails(undefined))
  })
/** Advances by minutes at once, as after sleep; then the next polls come. */
const later = async (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  await passTime(MINUTE)
}

describe('the net of this session', () => {
  it.each([false, true])('is on the bar of a game (mobile: %s)', async (mobile) => {
    answerStart()
    const app = await openGame('/casino/preview', game, { player: 'yasmine', mobile })
    await findFrame()
    expect(await net()).toHaveAccessibleName('Net this session')
    await expectExact('0.000 TND')
    expect(calls).toEqual(['TransactionPlayer 5', 'TransactionPlayer 6'])
    balance = '1246.000'
    await poll(app)
    // A fall counts as play.
    await expectExact('−2.500 TND')
    expect(calls).toHaveLength(2)
  })

  it("counts no deposit as a win that came before the server's time was known", async () => {
    let tellTime: () => void = () => undefined
    const told = new Promise<void>((resolve) => {
      tellTime = resolve
    })
    server.use(
      http.get('*/api/UserDetails', () =>
        HttpResponse.json({ id: 1, username: 'yasmine', balance, currency: 'TND' }),
      ),
      http.head('http://localhost:3000/', async () => {
        await told
        return new HttpResponse(null, dated())
      }),
    )
    answerStart()
    const { router } = await renderApp('/contact_us', { player: 'yasmine' })
    await screen.findByTestId('balance')
    await passTime(2000)
    deposit('50.000', '1298.500')
    await passTime(2000)
    tellTime()
    await passTime(2000)
    expect(screen.getByTestId('balance')).toHaveTextContent('1,298.500 TND')
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    await expectExact(/ 0\.000 TND$/)
  })

  it('is approximate where this browser stores nothing', async () => {
    logIn('yasmine')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    answerStart()
    await openGame('/casino/preview', game, {})
    await passTime(6000)
    expect(await net()).toHaveTextContent('0.000 TND (approximate)')
  })

  it.each([10, 3 * 24 * 60])(
    'never shows a deposit as a win that was asked for %i minutes before the login',
    async (minutes) => {
      balance = '100.000'
      const transaction_date = new Date(Date.now() - minutes * MINUTE).toISOString()
      const asked = { transaction_date, num_id: '7', status: 'pending', amount: '100.000' }
      deposits = [asked]
      answerStart()
      const app = await openGame()
      await findFrame()
      await passTime(30_000)
      balance = '200.000'
      asked.status = 'accepted'
      await poll(app)
      await later(2)
      expect(await net()).toHaveTextContent('+100.000 TND (approximate)')
      expect(await net()).toHaveAttribute('data-approximate', 'true')
    },
  )

  it('is the same on bar, mini player and time check, from the same calls', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerStart()
    answerSessions()
    const app = await openGame()
    await findFrame()
    await expectExact('0.000 TND')
    await app.user.click(screen.getByRole('button', { name: 'Minimise' }))
    await go(app.router, '/sport')
    await findSportFrame()
    expect(calls).toHaveLength(2)
    await passTime(20_000)
    deposit('50.000', '1299.500')
    await poll(app)
    await passTime(6000)
    const mini = await screen.findByRole('region', { name: /^Mini player/ })
    expect(within(mini).getByTestId('net-position')).toHaveTextContent('+1.000')
    expect(screen.getAllByTestId('net-position')).toHaveLength(2)
    for (const bar of screen.getAllByTestId('net-position')) {
      expect(bar).toHaveTextContent('+1.000 TND')
      expect(bar).not.toHaveAttribute('data-approximate')
    }
    expect(calls.slice(2)).toEqual(['TransactionPlayer 5'])
    await later(60)
    const check = screen.getByRole('alertdialog', { name: 'Time check' })
    expect(within(check).getByText('Net this session').nextElementSibling).toHaveTextContent(
      /^\+1\.000 TND$/,
    )
  })
})

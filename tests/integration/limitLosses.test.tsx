import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchUserDetails } from '@/store/authSlice'
import { go } from '../support/go'
import { HOUR, PAGE, region, save, status, writeElsewhere, type View } from '../support/limits'
import { answerStart, findFrame, frame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

beforeAll(loadPages)

describe('Quality H12: losses', () => {
  let balance: string
  let bets: { game_date: string; direction: string; amount: string }[]
  let calls: string[]
  let isFailing: boolean

  const bet = (amount: string, direction = 'bet', ago = 0) => {
    bets.push({ game_date: new Date(Date.now() - ago).toISOString(), direction, amount })
  }
  beforeEach(() => {
    useFakeTime()
    balance = '1248.500'
    bets = []
    calls = []
    isFailing = false
    const rows = (name: string, data: () => unknown[]) =>
      http.get(`*/api/${name}`, () => {
        calls.push(name)
        if (isFailing) return HttpResponse.json({}, { status: 500 })
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
  const poll = ({ store }: Pick<View, 'store'>) =>
    act(async () => {
      await store.dispatch(fetchUserDetails())
    })

  it('without a limit on losses nothing is read', async () => {
    const app = await renderApp(PAGE, { player: 'yasmine' })
    await passTime(15_000)
    await save(app, { 'Minutes per day': '60' })
    await passTime(15_000)
    expect(calls).toEqual([])
  })

  it('are read when a limit is set, and a reached limit closes games at once', async () => {
    bet('60', 'bet', HOUR)
    bet('20', 'win', HOUR)
    const bodies = answerStart()
    const app = await renderApp(PAGE, { player: 'yasmine' })
    await save(app, { 'Loss per day': '50' })
    await passTime(15_000)
    expect((await region()).getByText('Lost in the last 24 hours').parentElement).toHaveTextContent(
      /40\.000 TND$/,
    )
    expect(await screen.findByText(/80% of your limit/)).toBeInTheDocument()
    await save(app, { 'Loss per day': '40' })
    await passTime(1000)
    expect(await status()).toHaveTextContent(/Loss per day: 40\.000 TND, in force now\. Reached/)
    await go(app.router, '/casino/play_game', { state: game })
    await passTime(100)
    expect(app.router.state.location.pathname).toBe(PAGE)
    expect(bodies).toEqual([])
  })

  it('of a running game are read after the poll has brought a new balance, and end it', async () => {
    answerStart()
    writeElsewhere('limits', { lossWeek: { value: '10', next: null } })
    const app = await openGame()
    await findFrame()
    await passTime(15_000)
    calls.length = 0
    await poll(app)
    await passTime(60_000)
    expect(calls).toEqual([])
    bet('10.000')
    balance = '1238.500'
    await poll(app)
    await passTime(12_000)
    expect(frame()).not.toBeInTheDocument()
    expect(app.path()).toBe(PAGE)
    expect(await status()).toHaveTextContent(/Loss per week: 10\.000 TND, in force now\. Reached/)
    // Also after a logout, which deletes what was lost.
    app.view.unmount()
    localStorage.removeItem('token')
    const visitor = await renderApp(PAGE)
    await passTime(100)
    expect(localStorage.getItem('losses')).toContain('"10"')
    visitor.view.unmount()
    isFailing = true
    const again = await openGame()
    await passTime(1000)
    expect(again.path()).toBe(PAGE)
  })

  it('that cannot be read close nothing, say so, and are read again', async () => {
    isFailing = true
    answerStart()
    writeElsewhere('limits', { lossDay: { value: '10', next: null } })
    const app = await openGame()
    await findFrame()
    await passTime(5000)
    expect(await screen.findByText(/cannot be checked right now/)).toBeInTheDocument()
    expect(frame()).toBeInTheDocument()
    isFailing = false
    bet('10')
    balance = '1238.500'
    await poll(app)
    await passTime(25_000)
    expect(frame()).not.toBeInTheDocument()
  })

  it('last known are approximate while they cannot be read', async () => {
    bet('5', 'bet', HOUR)
    writeElsewhere('limits', { lossDay: { value: '10', next: null } })
    const app = await renderApp(PAGE, { player: 'yasmine' })
    await passTime(15_000)
    const use = () => screen.getByText('Lost in the last 24 hours').parentElement
    expect(use()).toHaveTextContent(/5\.000 TND$/)
    isFailing = true
    balance = '1200.000'
    await poll(app)
    await passTime(15_000)
    expect(use()).toHaveTextContent(/5\.000 TND \(approximate\)$/)
  })
})

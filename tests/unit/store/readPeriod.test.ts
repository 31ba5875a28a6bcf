import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { leavePeriods, selectPeriod } from '@/store/money/moneySlice'
import { keyOf, readPeriod } from '@/store/money/readPeriod'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { bets, periodOf, serve, totalsOf } from '../../support/periods'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

describe('reading a period', () => {
  it('takes 100 rows at a time, and as many pages as the server names', async () => {
    const asked = serve('casino', bets(250))
    expect(await totalsOf('casino')).toMatchObject({ out: '250', isExact: true, rows: 250 })
    expect(asked).toEqual([1, 2, 3])
  })

  it('loses nothing of a server that caps a page at 20 and does not name the last', async () => {
    const asked = serve('casino', bets(45), { cap: 20, hasLast: false })
    expect(await totalsOf('casino')).toMatchObject({ out: '45', isExact: true })
    expect(asked).toEqual([1, 2, 3, 4])
  })

  it('counts once what a server repeats that knows no pages', async () => {
    serve('casino', bets(45), { isStuck: true, hasLast: false })
    expect(await totalsOf('casino')).toMatchObject({ out: '45', isExact: true })
  })

  it('counts equal rows of one page, which may be two equal bets', async () => {
    const [bet] = bets(1)
    serve('casino', [bet!, bet!])
    expect(await totalsOf('casino')).toMatchObject({ out: '2', isExact: true })
  })

  it('counts a repeated page once, whatever its unknown fields say', async () => {
    let answers = 0
    server.use(
      http.get('*/api/CasinoHistory', () => {
        answers++
        return HttpResponse.json({
          data: bets(3).map((row) => ({ ...row, ref: answers, status: `state ${answers}` })),
        })
      }),
    )
    expect(await totalsOf('casino')).toMatchObject({ out: '3', isExact: true })
  })

  it('is approximate if a page before the last is a repeated one', async () => {
    serve('casino', bets(45), { cap: 20, isStuck: true })
    expect(await totalsOf('casino')).toMatchObject({ out: '20', isExact: false })
  })

  it('is approximate if a page before the last is empty', async () => {
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('pageIndex') === '1'
        return HttpResponse.json({ data: isFirst ? bets(3) : [], last_page: 3 })
      }),
    )
    expect(await totalsOf('casino')).toMatchObject({ out: '3', isExact: false })
  })

  it('is approximate if a row is no object', async () => {
    server.use(
      http.get('*/api/CasinoHistory', () =>
        HttpResponse.json({ data: [...bets(1), 'x'], last_page: 1 }),
      ),
    )
    expect(await totalsOf('casino')).toMatchObject({ out: '1', isExact: false })
  })

  it('ends after 100 pages, and is approximate then', async () => {
    const asked = serve('casino', bets(101), { cap: 1 })
    expect(await totalsOf('casino')).toMatchObject({ out: '100', isExact: false })
    expect(asked).toHaveLength(100)
  })

  it('is approximate if both filters bring the same rows', async () => {
    const rows = bets(3).map((row, at) => ({
      ...row,
      transaction_date: row.game_date,
      status: 'accepted',
      side: at === 0 ? 'out' : 'in',
    }))
    serve('transaction', rows)
    expect(await totalsOf('transaction')).toMatchObject({ in: '2', out: '1', isExact: true })
    serve('transaction', [...rows, { ...rows[0], num_id: 9, side: 'in' }], { ignoresFilter: true })
    expect(await totalsOf('transaction')).toMatchObject({ net: '0', isExact: false })
  })

  it('is approximate if a row comes with both filters, among others', async () => {
    const row = { transaction_date: '2026-03-02T12:00:00Z', status: 'accepted', amount: '1' }
    server.use(
      http.get('*/api/TransactionPlayer', ({ request }) => {
        const type = new URL(request.url).searchParams.get('typeSearch')
        return HttpResponse.json({
          data: [
            { ...row, num_id: 1 },
            { ...row, num_id: type },
          ],
          last_page: 1,
        })
      }),
    )
    expect(await totalsOf('transaction')).toMatchObject({ net: '0', isExact: false })
  })

  it('is one for each history and range', () => {
    const { fromDate, toDate } = periodOf('casino')
    const queries = [
      { kind: 'casino', fromDate, toDate },
      { kind: 'sport', fromDate, toDate },
      { kind: 'casino', fromDate, toDate: null },
      { kind: 'casino', fromDate: toDate, toDate },
    ] as const
    expect(new Set(queries.map(keyOf)).size).toBe(queries.length)
  })

  it('without an end asks for a day more, because rows may be dated ahead', async () => {
    const ends: number[] = []
    server.use(
      http.get('*/api/CasinoHistory', ({ request }) => {
        ends.push(Date.parse(new URL(request.url).searchParams.get('toDate') ?? ''))
        return HttpResponse.json({ data: [], last_page: 1 })
      }),
    )
    const before = Date.now()
    await createStore().dispatch(readPeriod({ ...periodOf('casino'), toDate: null }))
    const day = 24 * 3_600_000
    expect(ends[0]).toBeGreaterThan(before + day - 5000)
    expect(ends[0]).toBeLessThan(Date.now() + day + 5000)
  })

  it('tells its progress, keeps the rows, and is dropped when its page is left', async () => {
    serve('transaction', [])
    const store = createStore()
    const query = periodOf('transaction')
    const period = () => selectPeriod(store.getState(), keyOf(query))
    const reading = store.dispatch(readPeriod(query))
    expect(period()).toMatchObject({ isFetching: true, rows: 0 })
    store.dispatch(leavePeriods())
    await reading
    expect(period()).toBeUndefined()
    serve('casino', bets(1))
    await store.dispatch(readPeriod(periodOf('casino')))
    expect(JSON.stringify(store.getState().money)).toContain('game_date')
    store.dispatch(leavePeriods())
    expect(JSON.stringify(store.getState().money)).not.toContain('game_date')
  })

  it('counts the rows of both filters as they come', async () => {
    const row = { transaction_date: '2026-03-02T12:00:00Z', status: 'accepted', amount: '1' }
    const rows = Array.from({ length: 5 }, (_, num_id) => ({
      ...row,
      num_id,
      side: num_id < 3 ? 'in' : 'out',
    }))
    serve('transaction', rows, { cap: 2 })
    const store = createStore()
    const query = periodOf('transaction')
    const counts = new Set<number | undefined>()
    store.subscribe(() => {
      counts.add(selectPeriod(store.getState(), keyOf(query))?.rows)
    })
    await store.dispatch(readPeriod(query))
    expect([...counts]).toEqual([0, 2, 3, 5])
  })

  it('never mixes two players', async () => {
    server.use(
      http.get('*/api/CasinoHistory', () => {
        logIn('karim')
        return HttpResponse.json({ data: bets(1), last_page: 2 })
      }),
    )
    const store = createStore()
    await store.dispatch(readPeriod(periodOf('casino')))
    expect(store.getState().money.periods).toEqual({})
  })
})

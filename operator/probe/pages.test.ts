import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { walk } from './walk'
import { server } from '../../tests/support/server'

const account = { username: 'yasmine', password: 'sirocco2026', newPassword: 'sirocco2026' }

/** The report's findings for a history, without those of single fields. */
async function findingsOf(path: string): Promise<string[]> {
  const visits = await walk({ base: 'http://backend.test/api', account, changes: false })
  return visits
    .filter(({ call }) => call.endsWith(` ${path}`))
    .flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`))
    .filter((text) => !/caches|no token/.test(text))
}

const bet = (num_id: number, more = {}) => ({
  game_date: '2026-03-15T12:00:00Z',
  num_id,
  event_id: 2,
  game_name: 'G',
  direction: 'bet',
  amount: '5.00',
  ...more,
})
const deposit = (num_id: number) => ({
  transaction_date: '2026-03-15T12:00:00Z',
  num_id,
  balance_before: '0',
  status: 'accepted',
  amount: '5.00',
})
const bets = (count: number) => Array.from({ length: count }, (_, id) => bet(id))

interface Asked {
  index: number
  size: number
  type: string | null
}

function serve(path: string, answer: (asked: Asked) => object) {
  server.use(
    http.get(`*/api${path}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const [index, size] = ['pageIndex', 'pageSize'].map((name) => Number(query.get(name)))
      return HttpResponse.json(
        answer({ index: index!, size: size!, type: query.get('typeSearch') }),
      )
    }),
  )
}

/** A page of `rows`, at most `cap` of them. */
const pageOf = (rows: readonly object[], { index, size }: Asked, cap = 100) => {
  const step = Math.min(size, cap)
  const data = rows.slice((index - 1) * step, index * step)
  return { data, total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / step)) }
}

describe('The probe reads the pages of a history, as the table and as the totals do', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['some', 25],
    ['more than a page of', 230],
  ])('and finds nothing wrong with %s rows', async (_, count) => {
    serve('/CasinoHistory', (asked) => pageOf(bets(count), asked))
    const found = await findingsOf('/CasinoHistory')
    expect(found).toEqual(count === 0 ? ['remark: no row came, so its fields were not seen'] : [])
  })

  it('and finds nothing wrong with a server that sends at most 20 rows', async () => {
    serve('/CasinoHistory', (asked) => pageOf(bets(45), asked, 20))
    expect(await findingsOf('/CasinoHistory')).toEqual([])
  })

  it('equal rows in a page', async () => {
    serve('/CasinoHistory', (asked) =>
      pageOf([bet(1, { more: 1 }), bet(2), bet(1, { more: 2 })], asked),
    )
    expect(await findingsOf('/CasinoHistory')).toEqual([
      'remark: 1 equal row in a page: each counts',
    ])
  })

  it('rows that come again on the next page', async () => {
    serve('/CasinoHistory', (asked) => ({
      ...pageOf(bets(25), { ...asked, index: 1 }),
      last_page: Math.ceil(25 / asked.size),
    }))
    expect(await findingsOf('/CasinoHistory')).toContain(
      'breach: page 2: 10 rows of page 1 come again',
    )
  })

  it('rows of one time, whose order changes at the edge of a page', async () => {
    serve('/CasinoHistory', (asked) => {
      const all = bets(25)
      // The third page begins with a row of the second.
      return pageOf(asked.index === 3 ? all.with(20, bet(19)) : all, asked)
    })
    expect(await findingsOf('/CasinoHistory')).toEqual([
      'breach: pages of 10 do not have the rows of a page of 100: keep the order of equal times',
    ])
  })

  it.each([
    ['than came', 3, { total: 5, last_page: 1 }, '5 rows, but 1 page of 3 came'],
    ['than pages have', 100, { total: 301, last_page: 3 }, '301 rows, but 3 pages of 100 came'],
    [
      'fewer than pages have',
      100,
      { total: 100, last_page: 3 },
      '100 rows, but 3 pages of 100 came',
    ],
  ])('a total of more rows %s', async (_, count, said, text) => {
    serve('/CasinoHistory', ({ index, size }) => ({
      data: bets(count).slice((index - 1) * size, index * size),
      ...(size === 100 ? said : { last_page: Math.ceil(count / size) }),
    }))
    expect(await findingsOf('/CasinoHistory')).toEqual([`breach: total says ${text}`])
  })

  it('no total', async () => {
    serve('/CasinoHistory', (asked) => ({ ...pageOf(bets(3), asked), total: undefined }))
    expect(await findingsOf('/CasinoHistory')).toEqual([
      'remark: total is missing: the app can’t notice a missing row',
    ])
  })

  it.each([
    ['all rows', [1, 2], [1, 2]],
    ['all rows, in another order', [1, 2], [2, 1]],
    ['one row among others', [1, 2], [2, 3]],
  ])('a filter that is ignored: %s come with both', async (_, deposits, withdrawals) => {
    serve('/TransactionPlayer', (asked) =>
      pageOf((asked.type === '5' ? deposits : withdrawals).map(deposit), asked),
    )
    expect(await findingsOf('/TransactionPlayer')).toEqual([
      'breach: typeSearch 6: both filters bring the same rows',
    ])
  })

  it('a filter that is obeyed', async () => {
    serve('/TransactionPlayer', (asked) => pageOf([deposit(asked.type === '5' ? 1 : 2)], asked))
    expect(await findingsOf('/TransactionPlayer')).toEqual([])
  })
})

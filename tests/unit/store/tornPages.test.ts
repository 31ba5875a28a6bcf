import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { initTestI18n } from '../../support/i18n'
import { bets, totalsOf } from '../../support/periods'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

/** Serves the casino history by page and attempt; the answers of an attempt begin with page 1. */
function servePages(answer: (page: number, attempt: number) => object) {
  const asked: number[] = []
  let attempt = 0
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageIndex'))
      if (page === 1) attempt++
      asked.push(page)
      return HttpResponse.json(answer(page, attempt))
    }),
  )
  return asked
}

describe('a read whose pages do not fit together', () => {
  const rows = bets(6)
  const [a, b, c, d] = rows

  it('is read again, and exact if they fit then: a row has come meanwhile', async () => {
    const asked = servePages((page, attempt) => {
      const all = attempt === 1 && page === 1 ? rows.slice(1) : rows
      return { data: all.slice(page * 3 - 3, page * 3), last_page: 2, total: all.length }
    })
    expect(await totalsOf('casino')).toMatchObject({ out: '6', rows: 6, isExact: true })
    expect(asked).toEqual([1, 2, 1, 2])
  })

  it('is read again after a row has vanished, which leaves another one out', async () => {
    const asked = servePages((page, attempt) => {
      const all = attempt === 1 && page === 1 ? rows : rows.slice(1)
      return { data: all.slice(page * 3 - 3, page * 3), last_page: 2, total: all.length }
    })
    expect(await totalsOf('casino')).toMatchObject({ out: '5', isExact: true })
    expect(asked).toEqual([1, 2, 1, 2])
  })

  it.each([
    ['ties change their order at the edge', [a, b, c], [c, d], { last_page: 2, total: 5 }],
    ['… without a total', [a, b, c], [c, d], { last_page: 2 }],
    ['… without the last page', [a, b, c], [c, d], {}],
    ['rows are missing', [a, b, c], [d], { last_page: 2, total: 5 }],
    ['a cap hides rows of the only page', [a, b, c], [], { last_page: 1, total: 5 }],
    ['the last page is empty', [a, b, c], [], { last_page: 2 }],
    ['the first page is empty', [], [], { last_page: 2 }],
    ['a page is repeated', [a, b, c], [a, b, c], { last_page: 2 }],
    ['… in another order', [a, b, c], [c, b, a], {}],
    ['equal rows are on both sides of an edge', [a, b, b], [b], {}],
  ])('is approximate if they do not fit twice: %s', async (_, one, two, said) => {
    const asked = servePages((page) => ({ data: [one, two, []][page - 1], ...said }))
    expect(await totalsOf('casino')).toMatchObject({ isExact: false })
    expect(asked.filter((page) => page === 1)).toHaveLength(2)
  })

  it('is approximate if the number of pages changes twice', async () => {
    servePages((page) => ({ data: page === 1 ? [a, b] : [c], last_page: page === 1 ? 3 : 2 }))
    expect(await totalsOf('casino')).toMatchObject({ isExact: false })
  })

  it('is approximate if only the first answer says how many pages there are', async () => {
    servePages((page) => (page === 1 ? { data: [a, b], last_page: 3 } : { data: [] }))
    expect(await totalsOf('casino')).toMatchObject({ isExact: false })
  })

  it.each([
    ['counts the rows of each page', [a, b, c], [d], [3, 1], { last_page: 2 }],
    ['is 0 all the time', [a, b, c], [d], [0, 0], { last_page: 2 }],
    ['is missing on the page after the last', [a, b, c, d], [], [4, undefined], {}],
    ['is 0 on the page after the last', [a, b, c, d], [], [4, 0], {}],
    ['comes with the first page alone', [a, b, c], [d], [4, undefined], { last_page: 2 }],
    ['is right until the page after the last', [a, b, c], [d], [4, 4, 0], {}],
    ['is right, and the pages overlap', [a, b, c], [c, d], [4, 4], { last_page: 2 }],
    ['is right, and a last page is empty', [a, b, c], [d], [4, 4, 4], { last_page: 3 }],
  ])('is exact, and read once, where the total %s', async (_, one, two, totals, said) => {
    const asked = servePages((page) => ({
      data: [one, two, []][page - 1],
      total: totals[page - 1],
      ...said,
    }))
    expect(await totalsOf('casino')).toMatchObject({ out: '4', isExact: true })
    expect(asked.filter((page) => page === 1)).toHaveLength(1)
  })
})

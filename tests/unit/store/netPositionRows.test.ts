import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchNetPosition } from '@/store/netPosition'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const LOGIN = Date.parse('2026-03-15T12:00:00Z')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: LOGIN + 3_660_000 })
  await initTestI18n('en')
  logIn('yasmine')
})

/** The net position with a balance of 10.000 now and `balance` at the login. */
async function ask(balance: string, accuracy: number | null = 0) {
  const since = { startedAt: LOGIN, accuracy, balance }
  const { payload } = await createStore().dispatch(fetchNetPosition(since))
  return payload
}

const inTime = new Date(LOGIN).toISOString()
const row = (amount: unknown, transaction_date = inTime, status = 'accepted') => ({
  transaction_date,
  num_id: '1',
  status,
  amount,
})

/** Serves a balance of 10.000 and these pages of each kind; returns the requests. */
function answer(
  page: (kind: string | null, page: number) => { data: unknown[]; last_page?: number } | null,
) {
  const asked: Record<string, string>[] = []
  server.use(
    http.get('*/api/UserDetails', () =>
      HttpResponse.json({ id: 1, username: 'y', balance: '10.000', currency: 'TND' }),
    ),
    http.get('*/api/TransactionPlayer', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(Object.fromEntries(query))
      const body = page(query.get('typeSearch'), Number(query.get('pageIndex')))
      return body ? HttpResponse.json(body) : HttpResponse.json({}, { status: 500 })
    }),
  )
  return asked
}
const pagesOf = (asked: readonly Record<string, string>[], kind: string) =>
  asked.filter(({ typeSearch }) => typeSearch === kind).map(({ pageIndex }) => Number(pageIndex))

describe('Quality H4: the transactions of the net position', () => {
  it('are the deposits and withdrawals since the login, up to a day ahead of this clock', async () => {
    const asked = answer(() => ({ data: [] }))
    expect(await ask('9.000')).toEqual({ amount: '1.000', isApproximate: false })
    const range = {
      fromDate: '2026-03-15T12:00:00.000Z',
      toDate: '2026-03-16T13:01:00.000Z',
      pageIndex: '1',
      pageSize: '100',
    }
    const kinds = asked.map(({ typeSearch, ...query }) => {
      expect(query).toEqual(range)
      return typeSearch
    })
    expect(kinds.sort()).toEqual(['5', '6'])
  })

  it("are loaded page by page up to the server's last page", async () => {
    const asked = answer((kind, page) =>
      kind === '5' ? { data: [row('1.000')], last_page: 3 } : { data: [row(String(page))] },
    )
    expect(await ask('10.000')).toEqual({ amount: '-2.000', isApproximate: false })
    expect([pagesOf(asked, '5'), pagesOf(asked, '6')]).toEqual([[1, 2, 3], [1]])
  })

  it('continue after a full page if the server sends no last page', async () => {
    const full = Array.from({ length: 100 }, () => row('1'))
    const asked = answer((kind, page) => ({
      data: kind === '6' ? [] : page === 1 ? full : [row('1')],
    }))
    expect(await ask('0')).toEqual({ amount: '-91.000', isApproximate: false })
    expect(pagesOf(asked, '5')).toEqual([1, 2])
  })

  it('end with an empty page, whatever the server sends', async () => {
    const asked = answer((_, page) => ({ data: page < 2 ? [row('1.000')] : [], last_page: 9 }))
    expect(await ask('10.000')).toEqual({ amount: '0.000', isApproximate: false })
    expect(pagesOf(asked, '5')).toEqual([1, 2])
  })

  it('are at most twenty pages; more make it approximate', async () => {
    answer((kind) => (kind === '5' ? { data: [row('1.000')], last_page: 20 } : { data: [] }))
    expect(await ask('10.000')).toEqual({ amount: '-20.000', isApproximate: false })
    const asked = answer((kind) =>
      kind === '5' ? { data: [row('1.000')], last_page: 21 } : { data: [] },
    )
    expect(await ask('8.000')).toEqual({ amount: '2.000', isApproximate: true })
    expect(pagesOf(asked, '5')).toHaveLength(20)
  })

  it.each([
    ['5', '3.000'],
    ['6', '-1.000'],
  ])(
    'of kind %s are unreadable: it is approximate, and the other kind is still excluded',
    async (failing, amount) => {
      answer((kind) =>
        kind === failing ? null : { data: [row(kind === '5' ? '1.000' : '3.000')] },
      )
      expect(await ask('10.000')).toEqual({ amount, isApproximate: true })
    },
  )

  it('count if their date is unreadable, and not from before the login', async () => {
    const before = new Date(LOGIN - 1).toISOString()
    answer((kind) => ({
      data: kind === '5' ? [row('1.000', 'soon'), row('2.000'), row('4.000', before)] : [],
    }))
    expect(await ask('10.000')).toEqual({ amount: '-3.000', isApproximate: false })
  })

  it("S10: make it approximate if one is within the uncertainty of the login's time", async () => {
    const before = (ms: number) => new Date(LOGIN - ms).toISOString()
    answer((kind) => ({ data: kind === '5' ? [row('1.000', before(2500))] : [] }))
    expect(await ask('9.000', 1200)).toEqual({ amount: '1.000', isApproximate: false })
    answer((kind) => ({ data: kind === '5' ? [row('1.000', before(2000))] : [] }))
    expect(await ask('9.000', 1200)).toEqual({ amount: '1.000', isApproximate: true })
    answer((kind) => ({ data: kind === '5' ? [row('1.000', before(2000), 'rejected')] : [] }))
    expect(await ask('9.000', 1200)).toEqual({ amount: '1.000', isApproximate: false })
  })

  it('S10: are requested from slightly before an uncertain login time', async () => {
    const [asked, from] = [answer(() => ({ data: [] })), new Date(LOGIN - 2200).toISOString()]
    await ask('9.000', 1200)
    expect(asked.map(({ fromDate }) => fromDate)).toEqual([from, from])
  })

  it("S10: make it approximate if the login's time is known only from the device's clock", async () => {
    answer(() => ({ data: [] }))
    expect(await ask('9.000', null)).toEqual({ amount: '1.000', isApproximate: true })
  })

  it.each(['pending', 'rejected', ''])('do not count while they are "%s"', async (status) => {
    answer(() => ({ data: [row('1.000', inTime, status)] }))
    expect(await ask('9.000')).toEqual({ amount: '1.000', isApproximate: false })
  })

  it.each(['much', null])('make it approximate if an amount is unreadable (%s)', async (amount) => {
    answer((kind) => ({ data: kind === '5' ? [row(amount), row('1.000')] : [] }))
    expect(await ask('9.000')).toEqual({ amount: '1.000', isApproximate: true })
  })
})

describe('Quality H4: a balance that changes while it is read', () => {
  /** Serves these balances one after the other, and then the last one. */
  function tellBalances(...balances: (string | null)[]) {
    let at = 0
    server.use(
      http.get('*/api/UserDetails', () => {
        const balance = balances[Math.min(at++, balances.length - 1)]
        if (balance === null) return HttpResponse.json({}, { status: 500 })
        return HttpResponse.json({ id: 1, username: 'y', balance, currency: 'TND' })
      }),
    )
    return () => at
  }

  it('a deposit accepted between two responses is read again and counts as a deposit', async () => {
    const asked = answer((kind) => ({ data: kind === '5' ? [row('50.000')] : [] }))
    const reads = tellBalances('10.000', '60.000')
    expect(await ask('10.000')).toEqual({ amount: '0.000', isApproximate: false })
    expect([reads(), pagesOf(asked, '5')]).toEqual([3, [1, 1]])
  })

  it('is approximate if it keeps changing', async () => {
    const asked = answer(() => ({ data: [] }))
    const reads = tellBalances('10.000', '9.000', '8.000', '7.000', '6.000')
    expect(await ask('10.000')).toEqual({ amount: '-3.000', isApproximate: true })
    expect([reads(), pagesOf(asked, '5')]).toEqual([4, [1, 1, 1]])
  })

  it('is approximate if it can be read only once', async () => {
    const asked = answer(() => ({ data: [] }))
    tellBalances('10.000', null)
    expect(await ask('9.000')).toEqual({ amount: '1.000', isApproximate: true })
    expect(pagesOf(asked, '5')).toEqual([1])
  })

  it('is not read again if the result is approximate anyway', async () => {
    answer((kind) => (kind === '5' ? null : { data: [] }))
    const reads = tellBalances('10.000', '60.000')
    expect(await ask('9.000')).toEqual({ amount: '1.000', isApproximate: true })
    expect(reads()).toBe(1)
  })
})

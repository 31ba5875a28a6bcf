import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchUserDetails } from '@/store/player/authSlice'
import { initTestI18n } from '../../../support/i18n'
import {
  later,
  openSession,
  pass,
  show,
  type Move,
  type Session,
} from '../../../support/netSession'
import { server } from '../../../support/server'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ages = [
  ['ten minutes', 10 * MINUTE],
  ['three days', 3 * DAY],
  ['29 days', 29 * DAY],
] as const

const deposit: Move = { kind: 'deposit', units: 100_000n }
const withdrawal: Move = { kind: 'withdrawal', units: 100_000n }
const win: Move = { kind: 'play', units: 3000n }

describe.each(ages)('a transaction that was asked for %s before the login', (_, age) => {
  it.each([
    ['deposit', deposit],
    ['withdrawal', withdrawal],
  ])('and is accepted in the session makes the net approximate: a %s', async (_kind, move) => {
    const session = openSession()
    const row = session.add(move, 'pending', Date.now() - age)
    await show(session)
    pass(30)
    row.status = 'accepted'
    expect(await later(session)).toMatchObject({ isExact: false })
    session.add(win)
    expect(await later(session)).toMatchObject({ isExact: false })
  })

  it('does so whatever its new date is', async () => {
    const session = openSession()
    const row = session.add(deposit, 'pending', Date.now() - age)
    await show(session)
    pass(30)
    Object.assign(row, { status: 'accepted', at: Date.now() })
    expect(await later(session)).toMatchObject({ isExact: false })
  })

  it('does not if it is rejected', async () => {
    const session = openSession()
    const row = session.add(deposit, 'pending', Date.now() - age)
    await show(session)
    row.status = 'rejected'
    session.add(win)
    expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
  })

  it('does not if it was accepted before', async () => {
    const session = openSession()
    session.add({ ...deposit, units: 0n }, 'accepted', Date.now() - age)
    await show(session)
    session.add(win)
    expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
  })

  it('does so if the balance had risen before its row was first read', async () => {
    const session = openSession()
    await session.store.dispatch(fetchUserDetails(undefined))
    session.add(deposit, 'accepted', Date.now() - age)
    pass(5)
    await show(session)
    expect(await later(session)).toMatchObject({ isExact: false })
  })
})

it('The net is approximate after a deposit of before that the server did not list while it was pending', async () => {
  const session = openSession()
  await show(session)
  session.add(deposit, 'accepted', Date.now() - 10 * MINUTE)
  expect(await later(session)).toMatchObject({ isExact: false })
})

it('The net is exact after a deposit that was asked for, and accepted, in the session', async () => {
  const session = openSession()
  await show(session)
  pass(60)
  const row = session.add(deposit, 'pending')
  session.add(win)
  expect(await later(session)).toEqual({ amount: '3.000', isExact: false })
  row.status = 'accepted'
  expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
})

it('A rise before the first read is play if no deposit can explain it', async () => {
  const session = openSession()
  await session.store.dispatch(fetchUserDetails(undefined))
  session.add(win)
  pass(5)
  await show(session)
  expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
})

it('Rows of long before, which later reads leave out, do not make it approximate', async () => {
  const session = openSession()
  session.add(deposit, 'accepted', Date.now() - 3 * DAY)
  session.add(withdrawal, 'accepted', Date.now() - 2 * DAY)
  await show(session)
  pass(30)
  session.add(win)
  await session.poll()
  await session.settle()
  expect(session.net()).toEqual({ amount: '3.000', isExact: true })
})

describe('the rows of the net are read', () => {
  const read = async (session: Session) => {
    await show(session)
    for (const seconds of [30, 60]) {
      pass(seconds)
      session.add(win)
      await session.poll()
      await session.settle()
    }
    return session.starts.map((start) => session.first.at - start)
  }

  it('from 30 days before the login, then from a day before', async () => {
    expect(await read(openSession())).toEqual([30 * DAY, DAY, DAY])
  })

  it('from the oldest row that was pending', async () => {
    const session = openSession()
    session.add(withdrawal, 'pending', Date.now() - 9 * DAY)
    session.add(deposit, 'pending', Date.now() - 3 * DAY)
    expect(await read(session)).toEqual([30 * DAY, 9 * DAY, 9 * DAY])
  })

  it('again from 30 days before if the first read fails', async () => {
    const session = openSession()
    session.refuse(500)
    await show(session)
    session.refuse(null)
    await later(session)
    expect(session.starts.map((start) => session.first.at - start)).toEqual([30 * DAY, 30 * DAY])
  })

  /** A server whose lists have one old row, and say how many pages they have. */
  function answerPages(pages: { last?: number }) {
    const asked: string[] = []
    server.use(
      http.get('*/api/TransactionPlayer', ({ request }) => {
        const query = new URL(request.url).searchParams
        const [num_id, page] = [query.get('typeSearch'), query.get('pageIndex')]
        asked.push(`${num_id ?? ''} page ${page ?? ''}`)
        const row = { transaction_date: '2026-03-01T12:00:00Z', num_id, status: 'accepted' }
        const data = page === '1' ? [{ ...row, amount: '5.000' }] : []
        return HttpResponse.json({ data, last_page: pages.last })
      }),
    )
    return asked
  }

  it.each([
    ['more pages', { last: 2 }, 1, false],
    ['one page', { last: 1 }, 1, true],
    ['pages without their number, until one is empty', {}, 2, true],
  ])('of %s', async (_, pages, count, isExact) => {
    const session = openSession()
    const asked = answerPages(pages)
    await show(session)
    expect(asked.filter((call) => call.startsWith('5'))).toHaveLength(count)
    expect(session.net()).toMatchObject({ isExact })
  })

  it('approximately, if the first read had more than one page', async () => {
    const session = openSession()
    const pages = { last: 2 }
    answerPages(pages)
    await show(session)
    pages.last = 1
    session.add(win)
    expect(await later(session)).toEqual({ amount: '3.000', isExact: false })
  })
})

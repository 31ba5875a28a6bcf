import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, vi } from 'vitest'
import { startSession } from '@/device/protection/sessionTime'
import { fetchUserDetails } from '@/store/player/authSlice'
import { readAfterBalance, selectSessionNet } from '@/features/protection/sessionNet'
import { createStore } from '@/store/store'
import { text } from './money'
import { logIn } from './players'
import { server } from './server'

const FIRST = 5_000_000n
/** What an answer takes, so that no two things happen in one moment. */
const ANSWER_SECONDS = 0.001

export interface Move {
  kind: 'play' | 'deposit' | 'withdrawal'
  /** In thousandths; play may lose. */
  units: bigint
}

export interface Row extends Move {
  id: number
  at: number
  /** A row that is 'unlisted' waits for its acceptance, and no list has it. */
  status: string
}

/** How a backend lists its deposits and withdrawals. */
interface Manner {
  dateOf: (at: number) => string
  /** The sign of a withdrawal's amount. */
  sign: string
  ignoresFilter: boolean
  totalOf: (rows: number) => number | undefined
}

const usual: Manner = {
  dateOf: (at) => new Date(at).toISOString(),
  sign: '',
  ignoresFilter: false,
  totalOf: () => undefined,
}

/** A backend with a ledger; `hold` keeps back the answers of the histories that it has already made. */
export function openSession(manner: Partial<Manner> = {}) {
  const { dateOf, sign, ignoresFilter, totalOf } = { ...usual, ...manner }
  const rows: Row[] = []
  const calls: string[] = []
  /** Where the reads of the deposits began. */
  const starts: number[] = []
  let held: Promise<undefined> | null = null
  let refusal: number | null = null
  /** The money and the deposits at the newest answer of the balance. */
  let told = { sum: 0n, deposited: 0n }
  let masked = 0n
  const dated = () => ({ headers: { Date: new Date().toUTCString() } })
  const effect = ({ kind, units }: Move) => (kind === 'withdrawal' ? -units : units)
  const isMoney = ({ status }: Row) => status === 'accepted'
  const sum = (found: readonly Row[]) => found.reduce((all, row) => all + effect(row), 0n)
  const deposited = () => sum(rows.filter((row) => row.kind === 'deposit' && isMoney(row)))

  server.use(
    http.get('*/api/UserDetails', () => {
      calls.push('balance')
      const now = { sum: sum(rows.filter(isMoney)), deposited: deposited() }
      if (now.sum <= told.sum) masked += now.deposited - told.deposited
      told = now
      const balance = text(FIRST + now.sum)
      pass(ANSWER_SECONDS)
      return HttpResponse.json({ id: 1, username: 'y', balance, currency: 'TND' }, dated())
    }),
    http.get('*/api/TransactionPlayer', async ({ request }) => {
      const query = new URL(request.url).searchParams
      const kind = query.get('typeSearch') === '5' ? 'deposit' : 'withdrawal'
      calls.push(kind)
      if (kind === 'deposit') starts.push(Date.parse(query.get('fromDate') ?? ''))
      if (refusal !== null) return HttpResponse.json({}, { status: refusal, ...dated() })
      const from = Date.parse(query.get('fromDate') ?? '')
      const data = rows
        .filter(({ kind: of }) => of === kind || (ignoresFilter && of !== 'play'))
        .filter(({ status, at }) => status !== 'unlisted' && at >= from)
        .map(({ id, at, status, units, kind: of }) => ({
          transaction_date: dateOf(at),
          num_id: id,
          status,
          amount: (of === 'withdrawal' ? sign : '') + text(units),
        }))
      pass(ANSWER_SECONDS)
      await held
      const total = totalOf(data.length)
      return HttpResponse.json({ data, total, last_page: 1 }, dated())
    }),
  )

  onTestFinished(startSession(logIn('yasmine'), performance.now()))
  let store = createStore()
  const first = { at: Date.now(), balance: text(FIRST) }
  const read = (isNew = false) => {
    void store.dispatch(readAfterBalance(first, isNew))
  }
  const settle = () =>
    vi.waitFor(
      () => {
        expect(store.getState().net.isFetching).toBe(false)
      },
      { interval: 1 },
    )
  return {
    get store() {
      return store
    },
    /** A new page of the same login. */
    reload: () => {
      store = createStore()
    },
    rows,
    calls,
    starts,
    first,
    read,
    settle,
    add: (move: Move, status = 'accepted', at = Date.now()): Row => {
      const row = { ...move, id: rows.length, status, at }
      rows.push(row)
      return row
    },
    refuse: (status: number | null) => {
      refusal = status
    },
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => {
        release = () => {
          resolve(undefined)
        }
      })
      return () => {
        held = null
        release()
      }
    },
    poll: async (isNew = false) => {
      await store.dispatch(fetchUserDetails(undefined))
      read(isNew)
    },
    net: () => selectSessionNet(store.getState(), first),
    played: () => sum(rows.filter(({ kind }) => kind === 'play')),
    /** The deposits that a greater loss between the same two answers of the balance hid. */
    masked: () => masked,
    withdrawn: () => -sum(rows.filter((row) => row.kind === 'withdrawal' && isMoney(row))),
  }
}

export type Session = ReturnType<typeof openSession>

/** The net is shown for the first time. */
export async function show(session: Session): Promise<void> {
  await session.poll(true)
  await session.settle()
  await session.poll()
}

/** The net two minutes later, when all has been read. */
export async function later(session: Session) {
  for (let polls = 0; polls < 2; polls++) {
    pass(61)
    await session.poll()
    await session.settle()
  }
  await session.poll()
  return session.net()
}

export const pass = (seconds: number) => {
  vi.advanceTimersByTime(seconds * 1000)
}

/** A session whose net has been read once; `prepare` adds rows of before. */
export async function openRead(
  prepare: (session: Session) => void = () => undefined,
  manner: Partial<Manner> = {},
) {
  const session = openSession(manner)
  prepare(session)
  await session.poll(true)
  await session.settle()
  session.calls.length = 0
  pass(5)
  return session
}

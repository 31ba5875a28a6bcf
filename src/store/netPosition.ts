import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { histories } from '@/domain/histories'
import { parseDate } from '@/lib/dates'
import { addAmounts, subtractAmounts } from '@/lib/money'
import { createApiThunk } from './createApiThunk'

const PAGE_SIZE = 100
const PAGE_LIMIT = 20
/** A balance that moves all the time is no reason to ask all the time. */
const READ_LIMIT = 3
/** The server's clock may be ahead of this one. */
const AHEAD_MS = 24 * 3_600_000

interface Since {
  /** Milliseconds since 1970. */
  startedAt: number
  /** The balance then; null when it is not known. */
  balance: string | null
}

/** Quality H4: what play has done to the balance. */
export interface NetPosition {
  /** Decimal text, with a minus where money went; null when it can't be told. */
  amount: string | null
  /** Something could not be read: the amount may hold deposits or withdrawals. */
  isApproximate: boolean
}

/** The accepted transactions of a kind since then, added up; null when a page can't be read. */
async function movedSince(startedAt: number, filter: string, signal: AbortSignal) {
  let sum: string | null = '0'
  let lastPage = 1
  const range = {
    fromDate: new Date(startedAt).toISOString(),
    toDate: new Date(Date.now() + AHEAD_MS).toISOString(),
  }
  try {
    for (let pageIndex = 1; pageIndex <= lastPage; pageIndex++) {
      if (pageIndex > PAGE_LIMIT) return null
      const query = { ...range, pageIndex, pageSize: PAGE_SIZE, filter }
      const page = await api.history('transaction', query, signal)
      for (const { status, amount, transaction_date } of page.data) {
        const at = parseDate(transaction_date)?.getTime() ?? Infinity
        if (status !== 'accepted' || at < startedAt) continue
        sum = sum === null ? null : addAmounts(sum, amount ?? '')
      }
      const isFull = page.data.length >= PAGE_SIZE
      lastPage = page.data.length === 0 ? pageIndex : (page.last_page ?? pageIndex + Number(isFull))
    }
    return sum
  } catch {
    return null
  }
}

const readBalance = (signal: AbortSignal) =>
  api.userDetails(signal).then(
    ({ balance }) => balance,
    () => null,
  )

/** The balance and what moved it, each null when it can't be read. */
async function takeStock(startedAt: number, signal: AbortSignal) {
  let balance = await readBalance(signal)
  for (let read = 1; ; read++) {
    const [deposit = null, withdraw = null] = await Promise.all(
      histories.transaction.filters.map(({ value }) => movedSince(startedAt, value, signal)),
    )
    const stock = { balance, deposit, withdraw, isApproximate: true }
    if (Object.values(stock).includes(null)) return stock
    // What was accepted between the answers would be in one of them alone.
    const again = await readBalance(signal)
    if (again === balance) return { ...stock, isApproximate: false }
    balance = again ?? balance
    if (again === null || read === READ_LIMIT) return { ...stock, balance }
  }
}

/**
 * Quality H4: the balance's change since the login, without deposits and withdrawals, in exact
 * decimals. What can't be had makes it approximate, never wrong in silence.
 */
export const fetchNetPosition = createApiThunk(
  'protection/netPosition',
  async ({ startedAt, balance }: Since, { signal, getState }): Promise<NetPosition> => {
    const known = (getState() as { auth: { user: User | null } }).auth.user?.balance ?? null
    const { isApproximate, deposit, withdraw, ...now } = await takeStock(startedAt, signal)
    const change = subtractAmounts(now.balance ?? known ?? '', balance ?? '')
    const withoutDeposits = change === null ? null : subtractAmounts(change, deposit ?? '0')
    const amount = withoutDeposits === null ? null : addAmounts(withoutDeposits, withdraw ?? '0')
    return { amount, isApproximate }
  },
  FALLBACK.unknown,
)

import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { histories } from '@/domain/histories'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, subtractAmounts } from '@/lib/format/money'
import { serverNow } from '@/device/serverTime'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'

const PAGE_LIMIT = 20
/** A balance that changes constantly is not read more often than this. */
const READ_LIMIT = 3
/** The query extends into the future, because the server's clock may be ahead. */
const AHEAD_MS = 24 * 3_600_000
/** The dates of transactions may have a resolution of one second. */
const ROW_RESOLUTION_MS = 1000

const createApiThunk = apiThunkCreator<{ auth: { user: User | null } }>()

export interface Since {
  /** Server time in milliseconds since 1970. */
  startedAt: number
  /** The possible error of that time; null if the server's time was unknown. */
  accuracy: number | null
  /** The balance at that time; null if unknown. */
  balance: string | null
}

type Start = Pick<Since, 'startedAt' | 'accuracy'>

/** Quality H4: the change of the balance by play. */
export interface NetPosition {
  /** Decimal text, negative for a loss; null if unknown. */
  amount: string | null
  /** Whether something was unreadable, so that the amount may contain deposits or withdrawals. */
  isApproximate: boolean
}

interface Moved {
  /** Decimal text; null if a page is unreadable. */
  sum: string | null
  /** Whether a transaction is so close to the login that it may be before or after it (S10). */
  isDoubtful: boolean
}

/** The query of the rows since a time. */
export const rangeSince = (time: number) => ({
  fromDate: new Date(time).toISOString(),
  toDate: new Date(serverNow() + AHEAD_MS).toISOString(),
})

/** The sum of the accepted transactions of a kind since then. */
async function sumTransactions(
  { startedAt, accuracy }: Start,
  filter: string,
  signal: AbortSignal,
): Promise<Moved> {
  const margin = accuracy ? accuracy + ROW_RESOLUTION_MS : 0
  const range = { ...rangeSince(startedAt - margin), filter }
  let sum: string | null = '0'
  let isDoubtful = false
  try {
    const found = await readAllPages('transaction', range, PAGE_LIMIT, signal)
    if (!found?.isWhole) return { sum: null, isDoubtful }
    for (const { status, amount, transaction_date } of found.rows) {
      if (status !== 'accepted') continue
      const since = (parseDate(transaction_date)?.getTime() ?? Infinity) - startedAt
      isDoubtful ||= Math.abs(since) < margin
      if (since >= 0) sum = sum === null ? null : addAmounts(sum, amount ?? '')
    }
    return { sum, isDoubtful }
  } catch {
    return { sum: null, isDoubtful }
  }
}

const readBalance = (signal: AbortSignal) =>
  api.userDetails(signal).then(
    ({ balance }) => balance,
    () => null,
  )

/** The accepted deposits and withdrawals since then, each null if unreadable. */
export async function readTransactions(start: Start, signal: AbortSignal) {
  const moves = await Promise.all(
    histories.transaction.filters.map(({ value }) => sumTransactions(start, value, signal)),
  )
  const [deposit = null, withdraw = null] = moves.map(({ sum }) => sum)
  const isDoubtful = start.accuracy === null || moves.some((moved) => moved.isDoubtful)
  return { deposit, withdraw, isDoubtful }
}

/** The change between two balances without deposits and withdrawals; null if a balance is unreadable. */
export function changeByPlay(
  from: string | null,
  to: string | null,
  { deposit, withdraw }: { deposit: string | null; withdraw: string | null },
): string | null {
  const change = subtractAmounts(to ?? '', from ?? '')
  const withoutDeposits = change === null ? null : subtractAmounts(change, deposit ?? '0')
  return withoutDeposits === null ? null : addAmounts(withoutDeposits, withdraw ?? '0')
}

/** The balance and the transactions that changed it, each null if unreadable. */
async function readPosition(start: Start, signal: AbortSignal) {
  let balance = await readBalance(signal)
  for (let read = 1; ; read++) {
    const { deposit, withdraw, isDoubtful } = await readTransactions(start, signal)
    const stock = { balance, deposit, withdraw, isApproximate: true }
    if (Object.values(stock).includes(null)) return stock
    // A transaction accepted between the responses would be in only one of them.
    const again = await readBalance(signal)
    if (again === balance) return { ...stock, isApproximate: isDoubtful }
    balance = again ?? balance
    if (again === null || read === READ_LIMIT) return { ...stock, balance }
  }
}

/**
 * Quality H4: the change of the balance since the login without deposits and withdrawals, in exact
 * decimals. Missing data, or a login time known only from the device's clock, make it approximate, so that
 * it is never wrong without saying so.
 */
export const fetchNetPosition = createApiThunk(
  'protection/netPosition',
  async ({ balance, ...start }: Since, { signal, getState }): Promise<NetPosition> => {
    const known = getState().auth.user?.balance ?? null
    const { isApproximate, ...stock } = await readPosition(start, signal)
    return { amount: changeByPlay(balance, stock.balance ?? known, stock), isApproximate }
  },
  FALLBACK.unknown,
)

import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { histories } from '@/domain/histories'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, subtractAmounts } from '@/lib/format/money'
import { now } from '@/device/trustedClock'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'

const PAGE_LIMIT = 20
/** A balance that moves all the time is no reason to ask all the time. */
const READ_LIMIT = 3
/** The server's clock may be ahead of this one. */
const AHEAD_MS = 24 * 3_600_000
/** A transaction's date may name whole seconds. */
const ROW_RESOLUTION_MS = 1000

const createApiThunk = apiThunkCreator<{ auth: { user: User | null } }>()

interface Since {
  /** The server's time in milliseconds since 1970. */
  startedAt: number
  /** How far that may be off; null when the server's time was not known. */
  accuracy: number | null
  /** The balance then; null when it is not known. */
  balance: string | null
}

type Start = Pick<Since, 'startedAt' | 'accuracy'>

/** Quality H4: what play has done to the balance. */
export interface NetPosition {
  /** Decimal text, with a minus where money went; null when it can't be told. */
  amount: string | null
  /** Something could not be read: the amount may hold deposits or withdrawals. */
  isApproximate: boolean
}

interface Moved {
  /** Decimal text; null when a page can't be read. */
  sum: string | null
  /** A transaction is so near the login that it may belong to either side (S10). */
  isDoubtful: boolean
}

/** The accepted transactions of a kind since then, added up. */
async function sumTransactions(
  { startedAt, accuracy }: Start,
  filter: string,
  signal: AbortSignal,
): Promise<Moved> {
  const margin = accuracy ? accuracy + ROW_RESOLUTION_MS : 0
  const range = {
    fromDate: new Date(startedAt - margin).toISOString(),
    toDate: new Date(now() + AHEAD_MS).toISOString(),
    filter,
  }
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

/** The balance and what moved it, each null when it can't be read. */
async function readPosition(start: Start, signal: AbortSignal) {
  let balance = await readBalance(signal)
  for (let read = 1; ; read++) {
    const moves = await Promise.all(
      histories.transaction.filters.map(({ value }) => sumTransactions(start, value, signal)),
    )
    const [deposit = null, withdraw = null] = moves.map(({ sum }) => sum)
    const isDoubtful = start.accuracy === null || moves.some((moved) => moved.isDoubtful)
    const stock = { balance, deposit, withdraw, isApproximate: true }
    if (Object.values(stock).includes(null)) return stock
    // What was accepted between the answers would be in one of them alone.
    const again = await readBalance(signal)
    if (again === balance) return { ...stock, isApproximate: isDoubtful }
    balance = again ?? balance
    if (again === null || read === READ_LIMIT) return { ...stock, balance }
  }
}

/**
 * Quality H4: the balance's change since the login, without deposits and withdrawals, in exact
 * decimals. What can't be had makes it approximate, never wrong in silence; so does a login whose
 * time is known by the device's clock alone.
 */
export const fetchNetPosition = createApiThunk(
  'protection/netPosition',
  async ({ balance, ...start }: Since, { signal, getState }): Promise<NetPosition> => {
    const known = getState().auth.user?.balance ?? null
    const { isApproximate, deposit, withdraw, ...stock } = await readPosition(start, signal)
    const change = subtractAmounts(stock.balance ?? known ?? '', balance ?? '')
    const withoutDeposits = change === null ? null : subtractAmounts(change, deposit ?? '0')
    const amount = withoutDeposits === null ? null : addAmounts(withoutDeposits, withdraw ?? '0')
    return { amount, isApproximate }
  },
  FALLBACK.unknown,
)

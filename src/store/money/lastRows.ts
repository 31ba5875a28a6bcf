import * as api from '@/api/endpoints'
import { serverNow } from '@/device/protection/clocks'
import { FALLBACK } from '@/domain/constants'
import { isOldestFirst } from '@/domain/rounds'
import { createApiThunk } from '@/store/core/createApiThunk'

const ROWS = 100
const DAY_MS = 24 * 3_600_000

/** The newest rows of all games, of the last 30 days; the result goes to the game that asks, never into a page's history. */
export const readLastRows = createApiThunk(
  'money/readLastRows',
  async (_: undefined, { signal }) => {
    const after = (days: number) => new Date(serverNow() + days * DAY_MS).toISOString()
    // The dates of rows may be ahead.
    const range = { fromDate: after(-30), toDate: after(1) }
    const read = (pageIndex: number) =>
      api.history('casino', { ...range, pageIndex, pageSize: ROWS }, signal)
    const first = await read(1)
    const last = first.last_page ?? 1
    const { data, dropped } = last > 1 && isOldestFirst(first.data) ? await read(last) : first
    return { rows: data, dropped }
  },
  FALLBACK.unknown,
)

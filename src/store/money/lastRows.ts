import * as api from '@/api/endpoints'
import { serverNow } from '@/device/protection/clocks'
import { FALLBACK } from '@/domain/constants'
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
    const query = { ...range, pageIndex: 1, pageSize: ROWS }
    const { data, dropped } = await api.history('casino', query, signal)
    return { rows: data, dropped }
  },
  FALLBACK.unknown,
)

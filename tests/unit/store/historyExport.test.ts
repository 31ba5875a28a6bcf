import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportHistory } from '@/store/historyExport'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

const request = {
  kind: 'casino',
  fromDate: '2026-03-01T00:00:00.000Z',
  toDate: '2026-03-15T00:00:00.000Z',
  pageIndex: 3,
  pageSize: 20,
} as const

/** Serves a history of this many rows, with or without the last page's number. */
function serve(rows: number, names: boolean) {
  const asked: number[] = []
  server.use(
    http.get('*/api/CasinoHistory', ({ request: { url } }) => {
      const query = new URL(url).searchParams
      const [page, size] = [Number(query.get('pageIndex')), Number(query.get('pageSize'))]
      asked.push(page)
      const count = Math.max(0, Math.min(size, rows - (page - 1) * size))
      const data = Array.from({ length: count }, (_, i) => ({ round_id: String(i) }))
      return HttpResponse.json({ data, ...(names && { last_page: Math.ceil(rows / size) }) })
    }),
  )
  return asked
}

async function save() {
  const { payload } = await createStore().dispatch(exportHistory(request))
  if (!payload || !('rows' in payload)) throw new Error('There is no file')
  return { rows: payload.rows.length, isWhole: payload.isWhole }
}

describe('A history for a file', () => {
  it.each([
    [0, [1]],
    [99, [1]],
    [100, [1, 2]],
    [250, [1, 2, 3]],
  ])('R5: of %i rows is complete if the server sends no last page', async (rows, pages) => {
    const asked = serve(rows, false)
    expect(await save()).toEqual({ rows, isWhole: true })
    expect(asked).toEqual(pages)
  })

  it.each([
    [100, [1]],
    [250, [1, 2, 3]],
  ])('of %i rows loads the number of pages that the server sends', async (rows, pages) => {
    const asked = serve(rows, true)
    expect(await save()).toEqual({ rows, isWhole: true })
    expect(asked).toEqual(pages)
  })

  it.each([true, false])('R5: beyond 10,000 rows is marked as incomplete', async (names) => {
    serve(10_050, names)
    expect(await save()).toEqual({ rows: 10_000, isWhole: false })
  })
})

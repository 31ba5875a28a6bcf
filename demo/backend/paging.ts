const MAX_SIZE = 1000

/** The rows of one page; pages count from 1, and there is always at least one. */
export function pageOf<Row>(rows: readonly Row[], index: number, size: number) {
  const pageSize = Math.min(Math.max(Math.trunc(size) || 1, 1), MAX_SIZE)
  const pageIndex = Math.max(Math.trunc(index) || 1, 1)
  const start = (pageIndex - 1) * pageSize
  return {
    rows: rows.slice(start, start + pageSize),
    pageIndex,
    pageSize,
    total: rows.length,
    lastPage: Math.max(1, Math.ceil(rows.length / pageSize)),
  }
}

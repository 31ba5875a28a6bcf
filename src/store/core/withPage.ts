interface PagePlace {
  page: number
  loadedPages: number
  /** The requested number of rows; the server may send more. */
  size: number
}

/** Spec §4: appends the next page, or replaces one loaded before (silent refresh); no row appears twice. */
export function withPage<Row>(
  before: readonly Row[],
  received: readonly Row[],
  { page, loadedPages, size }: PagePlace,
  idOf: (row: Row) => string,
): Row[] {
  const isOverlong = before.length > loadedPages * size
  const isPlaced = page <= loadedPages && (page === 1 || !isOverlong)
  const start = isPlaced ? (page - 1) * size : before.length
  const end = !isPlaced || page === loadedPages ? before.length : page * size
  const rows = [...before.slice(0, start), ...received, ...before.slice(end)]
  return [...new Map(rows.map((row) => [idOf(row), row])).values()]
}

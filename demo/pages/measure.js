// The page /demo/measure: shows the figures of the collector and keeps them current.
;(() => {
  const REFRESH_MS = 2000

  const cell = (name, text) =>
    Object.assign(document.createElement(name), { textContent: String(text) })

  /** @type {(id: string, rows: (string | number)[][]) => void} */
  function fill(id, rows) {
    const body = document.getElementById(id)
    const columns = body?.closest('table')?.rows[0]?.cells.length ?? 1
    const lines = rows.length > 0 ? rows : [['Nothing yet.']]
    body?.replaceChildren(
      ...lines.map((texts) => {
        const row = document.createElement('tr')
        row.append(...texts.map((text) => cell('td', text)))
        if (rows.length === 0 && row.cells[0]) row.cells[0].colSpan = columns
        return row
      }),
    )
  }

  const figure = ({ name, count, p75, p98 }) => [name, count, p75, p98]
  const tally = ({ words, count }) => [...words, count]

  async function refresh() {
    try {
      const response = await fetch('/demo/measure.json')
      const { vitals, routes, counts, errors, violations } = await response.json()
      fill('vitals', vitals.map(figure))
      fill('routes', routes.map(figure))
      fill('counts', counts.map(tally))
      fill('errors', errors.map(tally))
      fill('violations', violations.map(tally))
    } finally {
      setTimeout(refresh, REFRESH_MS)
    }
  }
  refresh()
})()

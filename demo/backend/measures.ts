/** Quality M3: what the app has reported to the demo, and the figures that its page shows. */

interface MeasuredEvent {
  kind: string
  name: string
  page: string
  value: number
  detail: string
}

interface Figure {
  name: string
  count: number
  p75: number
  p98: number
}

/** A number of equal events, by what tells them apart. */
interface Tally {
  words: string[]
  count: number
}

/** The newest events are kept. */
const MAX_EVENTS = 20_000
const MAX_BODY = 65_536

/** Any text of a report is a word; the collector stores nothing else. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value)

function readEvent(data: unknown): MeasuredEvent | null {
  const { kind, name, page, value, detail = '-' } = (data ?? {}) as Record<string, unknown>
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  return isNumber && isWord(kind) && isWord(name) && isWord(page) && isWord(detail)
    ? { kind, name, page, value, detail }
    : null
}

/** The events of a report; none if it is not one. */
function readReport(text: string): MeasuredEvent[] {
  if (text.length > MAX_BODY) return []
  try {
    const { version, events } = JSON.parse(text) as { version?: unknown; events?: unknown }
    if (version !== 1 || !Array.isArray(events)) return []
    return events.map(readEvent).filter((event) => event !== null)
  } catch {
    return []
  }
}

/** The smallest value that is not below a share of all values, which are sorted. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = found.get(key)
    if (group) group.push(item)
    else found.set(key, [item])
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

const figures = (events: readonly MeasuredEvent[], nameOf: (event: MeasuredEvent) => string) =>
  groups(events, nameOf).map(([name, group]): Figure => {
    const sorted = group.map(({ value }) => value).sort((a, b) => a - b)
    return {
      name,
      count: group.length,
      p75: percentile(sorted, 0.75),
      p98: percentile(sorted, 0.98),
    }
  })

const tallies = (
  events: readonly MeasuredEvent[],
  wordsOf: (event: MeasuredEvent) => string[],
): Tally[] =>
  groups(events, (event) => wordsOf(event).join(' ')).map(([key, group]) => ({
    words: key.split(' '),
    count: group.length,
  }))

/** The demo's collector of reports. */
export function createMeasures() {
  let events: MeasuredEvent[] = []
  const of = (kind: string) => events.filter((event) => event.kind === kind)

  return {
    add(text: string): void {
      events = [...events, ...readReport(text)].slice(-MAX_EVENTS)
    },
    clear(): void {
      events = []
    },
    summary() {
      return {
        counts: tallies(of('count'), ({ name }) => [name]),
        vitals: figures(of('vital'), ({ name }) => name),
        // 0 stands for a change of page that no press has caused.
        routes: figures(
          of('route').filter(({ value }) => value > 0),
          ({ page }) => page,
        ),
        errors: tallies(of('error'), ({ name, detail, page }) => [name, detail, page]),
        violations: tallies(of('violation'), ({ name, detail, page }) => [name, detail, page]),
      }
    },
  }
}

export type Measures = ReturnType<typeof createMeasures>

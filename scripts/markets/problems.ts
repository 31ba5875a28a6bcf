/** Quality H13: the mistakes of the table of markets. */
import type { LegalSource } from '../../src/domain/legalSources.ts'

type Row = { source?: string } | undefined
type Table = Readonly<Record<string, Readonly<Record<string, Row>>>>

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The mistakes of a source; empty if there are none. */
function sourceProblems(key: string, { title, date, href }: LegalSource): (string | false)[] {
  return [
    title.trim() === '' && `the source ${key} has no title`,
    !isDay(date) && `the source ${key} has the date "${date}"`,
    !URL.canParse(href) && `the source ${key} has the address "${href}"`,
  ]
}

/** The rows without a known source, the sources with mistakes, and those that no row names. */
export function marketProblems(
  table: Table,
  sources: Readonly<Record<string, LegalSource>>,
  otherUses: readonly string[] = [],
): string[] {
  const rows = Object.entries(table).flatMap(([market, rules]) =>
    Object.entries(rules).map(([rule, row]) => ({ name: `${market} ${rule}`, key: row?.source })),
  )
  const used = new Set([...rows.map(({ key }) => key), ...otherUses])
  return [
    ...rows.map(({ name, key }) =>
      key === undefined
        ? `${name} has no source`
        : !Object.hasOwn(sources, key) && `${name} has the unknown source "${key}"`,
    ),
    ...Object.entries(sources).flatMap(([key, source]) => sourceProblems(key, source)),
    ...Object.keys(sources).map((key) => !used.has(key) && `the source ${key} is not used`),
  ].filter((problem) => problem !== false)
}

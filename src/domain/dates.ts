export const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** ISO or `YYYY-MM-DD HH:mm:ss`; UTC without a zone; an offset may lack its colon. Null if unreadable. */
export function parseDate(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(text) ?? []
  if (day === undefined) return null
  // `Date` would turn a day that the month does not have into another day.
  if (new Date(`${day}T12:00Z`).getUTCDate() !== Number(day.slice(8))) return null
  const date = new Date(`${day}T${time}${zone.replace(/^(...):?(..)$/, '$1:$2')}`)
  return Number.isNaN(date.getTime()) ? null : date
}

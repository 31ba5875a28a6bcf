import { intlLocale, withoutMarks } from './locale'

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** API.md: parses ISO or `YYYY-MM-DD HH:mm:ss`; without a zone it is UTC. Null if unreadable. */
export function parseDate(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(text) ?? []
  if (day === undefined) return null
  // `Date` would turn a day that the month does not have into another day.
  const noon = new Date(`${day}T12:00Z`)
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) return null
  const date = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
const month: Intl.DateTimeFormatOptions = { month: 'long' }
const shapes = {
  time,
  day,
  dayAndTime: { ...day, ...time },
  month,
  monthAndYear: { ...month, year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shapes[shape])
  formats.set(key, format)
  return format
}

/** Decisions 25: the local date and time; an unreadable date is shown unchanged. */
export function formatDate(text: string, lang: string): string {
  const date = parseDate(text)
  return date === null ? text : withoutMarks(formatOf(intlLocale(lang), 'dayAndTime').format(date))
}

/** The local day of a date; an unreadable date is shown unchanged. */
export function formatDay(text: string, lang: string): string {
  const date = parseDate(text)
  return date === null ? text : withoutMarks(formatOf(intlLocale(lang), 'day').format(date))
}

/** The local time of day, hours and minutes. */
export function formatTime(date: Date, lang: string): string {
  return withoutMarks(formatOf(intlLocale(lang), 'time').format(date))
}

/** A local date in words, such as `October 2026`. */
export function formatInWords(date: Date, shape: 'month' | 'monthAndYear', lang: string): string {
  return withoutMarks(formatOf(intlLocale(lang), shape).format(date))
}

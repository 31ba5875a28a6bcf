import { parseDate } from '@/domain/dates'
import { isDayAlone } from '@/domain/dateUnits'
import { intlLocale, withoutMarks } from './locale'

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

/** Tells zones apart, as a formatter keeps that of its making; to read the zone's name takes a hundred times as long. */
const zone = () => [0, 6].map((half) => new Date(2026, half).getTimezoneOffset()).join()

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${shape} ${zone()}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shapes[shape])
  formats.set(key, format)
  return format
}

/** Decisions 25: the local date and time; a day alone is that day everywhere; an unreadable date is shown unchanged. */
export function formatDate(text: string, lang: string): string {
  const date = parseDate(text)
  if (date === null) return text
  const [shape, shown] = isDayAlone(text)
    ? (['day', new Date(`${text}T12:00`)] as const)
    : (['dayAndTime', date] as const)
  return withoutMarks(formatOf(intlLocale(lang), shape).format(shown))
}

export function formatDay(text: string, lang: string): string {
  const date = parseDate(text)
  return date === null ? text : withoutMarks(formatOf(intlLocale(lang), 'day').format(date))
}

export function formatTime(date: Date, lang: string): string {
  return withoutMarks(formatOf(intlLocale(lang), 'time').format(date))
}

/** Such as `October 2026`. */
export function formatInWords(date: Date, shape: 'month' | 'monthAndYear', lang: string): string {
  return withoutMarks(formatOf(intlLocale(lang), shape).format(date))
}

/** ISO 8601 with the local offset; a day alone and an unreadable date are unchanged. */
export function toLocalIso(text: string): string {
  const date = parseDate(text)
  if (date === null || isDayAlone(text)) return text
  const minutes = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19)
  const [hours, rest] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60]
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

import { histories, type HistoryKind } from '@/domain/histories'
import { isFields } from '@/domain/read'
import { quickRanges, validateRange, type ChosenRange } from './dayRange'

/** What an entry of the browser's history keeps of a history, for Back and a reload. */
export interface EntryView {
  range: ChosenRange
  filter: string
  page: number
  /** The part of a page of which the server has sent more rows than are shown at once; from 1. */
  part: number
}

function readRange(data: unknown): ChosenRange | null {
  if (quickRanges.some(({ days }) => days === data)) return data as number
  if (!isFields(data) || typeof data.from !== 'string' || typeof data.to !== 'string') return null
  const range = { from: data.from, to: data.to }
  return validateRange(range) === 'ok' ? range : null
}

/** Null for an entry without a view, and for one that cannot be read. */
export function readEntryView(kind: HistoryKind, state: unknown): EntryView | null {
  const view = isFields(state) && isFields(state.view) ? state.view : {}
  const range = readRange(view.range)
  const { filters } = histories[kind]
  const filter =
    filters.length === 0 ? '' : filters.find(({ value }) => value === view.filter)?.value
  const { page, part } = view
  if (range === null || filter === undefined || typeof part !== 'number' || !(part >= 1))
    return null
  if (!Number.isSafeInteger(page) || Number(page) < 1) return null
  return { range, filter, page: Number(page), part }
}

import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { renderApp } from './renderApp'
import { server } from './server'

const calls = {
  '/transaction_history': 'TransactionPlayer',
  '/casino_history': 'CasinoHistory',
  '/sport_history': 'SportHistory',
} as const
type Path = keyof typeof calls

/** Fixes the date to the test world's day; timers stay real. */
export function useWorldDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00Z') })
}

/** The page size of the calls for totals and files; tables have smaller pages. */
const WHOLE_PERIOD = '100'

const queriesOf = (path: Path, isWanted: (query: Record<string, string>) => boolean) => {
  const asked: Record<string, string>[] = []
  server.use(
    http.get(`*/api/${calls[path]}`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      if (isWanted(query)) asked.push(query)
    }),
  )
  return asked
}

/** The queries of a history's table. */
export const listen = (path: Path) => queriesOf(path, ({ pageSize }) => pageSize !== WHOLE_PERIOD)

/** The queries for the totals of a history. */
export const listenToTotals = (path: Path) =>
  queriesOf(path, ({ pageSize }) => pageSize === WHOLE_PERIOD)

/** Responds to a history's call instead of the demo world. */
export function answer(path: Path, body: unknown, status = 200): void {
  server.use(http.get(`*/api/${calls[path]}`, () => HttpResponse.json(body as object, { status })))
}

export const open = (path: Path, mobile = false) => renderApp(path, { player: 'yasmine', mobile })

export const main = () => within(screen.getByRole('main'))
export const press = (name: string) => main().getByRole('button', { name })
export const rows = () => main().getAllByRole('row').slice(1)
/** The text of a row's cell, by the header of its column. */
export function cell(row: HTMLElement | undefined, column: string) {
  const headers = main().getAllByRole('columnheader')
  const index = headers.findIndex((header) => header.textContent === column)
  return row && within(row).getAllByRole('cell')[index]?.textContent
}

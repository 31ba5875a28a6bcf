import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { toggleFavourite } from '@/features/casino/favourites'
import { addRecentSearch } from '@/device/recentSearches'
import { saveFilter } from '@/features/casino/savedFilters'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { fewerRuns } from '../support/propertyRuns'
import { renderApp } from '../support/renderApp'

type Place = 'localStorage' | 'sessionStorage'
type Entry = [place: Place, key: string, text: string | null]

const paths = ['/', '/my_games', '/profile', '/casino/preview', '/play_responsibly'] as const

async function visit(path: string): Promise<void> {
  const { view, user } = await renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByTestId('balance')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Game, provider or page' })
  expect(document.body).not.toHaveTextContent('has stopped')
  expect(document.body).not.toHaveTextContent('could not be shown')
  view.unmount()
}

/** All that the app reads from the device or stores there, after a player has used it. */
async function storedByApp(): Promise<Entry[]> {
  const read = vi.spyOn(Storage.prototype, 'getItem')
  answerStart()
  const { view } = await openGame('/casino/preview?s=sky', game)
  await findFrame()
  await screen.findByTestId('balance')
  act(() => {
    toggleFavourite(game)
    addRecentSearch('sky')
    saveFilter(1, { provider: '37', category: '4' })
  })
  window.dispatchEvent(new Event('pagehide'))
  view.unmount()
  for (const path of paths) await visit(path)
  const asked = new Map<string, [Place, string]>([['scroll', ['sessionStorage', 'scroll']]])
  read.mock.calls.forEach(([key], at) => {
    const place = read.mock.contexts[at] === localStorage ? 'localStorage' : 'sessionStorage'
    asked.set(`${place} ${key}`, [place, key])
  })
  read.mockRestore()
  return [...asked.values()].map(([place, key]) => [place, key, window[place].getItem(key)])
}

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(1e300, -1e300, 8.64e15 + 1, -1, 'x'.repeat(5000), Array(2000).fill({}), {}, []),
)

/** Replaces one value somewhere in a JSON value. */
function spoil(value: unknown, turns: number[], by: unknown): unknown {
  const [turn, ...further] = turns
  if (turn === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[turn % keys.length]
  if (key === undefined) return by
  const changed = spoil(value[key as keyof typeof value], further, by)
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

const spoiled = fc.oneof(
  fc.record({ text: fc.oneof(fc.string(), fc.json()) }),
  fc.record({ version: fc.integer({ min: 0, max: 3 }), data: odd }),
  fc.record({ turns: fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }), by: odd }),
)

function textOf(change: Partial<Record<string, unknown>>, text: string | null): string {
  if (typeof change.text === 'string') return change.text
  if (!('turns' in change)) return JSON.stringify(change)
  return JSON.stringify(spoil(JSON.parse(text ?? 'null'), change.turns as number[], change.by))
}

describe('Whatever the device has stored', () => {
  it('every page opens and works', async () => {
    const entries = await storedByApp()
    expect(entries.map(([, key]) => key)).toEqual(
      expect.arrayContaining(['favourites', 'accounts', 'session', 'pause', 'checkInterval']),
    )
    const changes = fc.array(spoiled, { minLength: entries.length, maxLength: entries.length })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), changes, async (path, all) => {
        entries.forEach(([place, key, text], i) => {
          if (key !== 'token') window[place].setItem(key, textOf(all[i] ?? {}, text))
        })
        await visit(path)
      }),
      fewerRuns(20),
    )
  })
})

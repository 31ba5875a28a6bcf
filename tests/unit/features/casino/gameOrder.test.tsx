import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameType } from '@/domain/entities'
import type { GameFilters } from '@/features/casino/useGameFilters'
import { useGameList } from '@/features/casino/useGameList'
import { useListQuery } from '@/features/casino/useListQuery'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../../support/i18n'
import { fewerRuns } from '../../../support/propertyRuns'
import { server } from '../../../support/server'

const PAGES = 3

interface Wanted {
  type: GameType
  filters: GameFilters
}

/** Names a list's games after its type and filters. */
const labelOf = ({ type, filters }: Wanted) =>
  [type, filters.provider, filters.category, filters.search].join('/')

/** Responds with games named after their filters, when the scheduler decides. */
function answerInAnyOrder(scheduler: fc.Scheduler): void {
  server.use(
    http.get('*/api/get_slot_game', async ({ request }) => {
      const params = new URL(request.url).searchParams
      const read = (name: string) => params.get(name) ?? ''
      const label = [read('type'), read('pro_id'), read('cat_id'), read('game_name')].join('/')
      const [page, size] = [Number(read('page_index')), Number(read('page_size'))]
      await scheduler.schedule(Promise.resolve(), `${label} ${page}`)
      const data = Array.from({ length: size }, (_, index) => ({
        game_id: `${label} ${(page - 1) * size + index}`,
        name: label,
        provider_id: 1,
        provider_name: '',
        image: '',
        type: 1,
      }))
      return HttpResponse.json({ data, total: PAGES * size })
    }),
  )
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  type: fc.constantFrom<GameType>(1, 2),
  filters: fc.record({
    provider: fc.constantFrom('', '11', '12'),
    category: fc.constantFrom('', '101', '102'),
    search: fc.constantFrom('', 'ab', 'ب'),
  }),
})

/** The possible steps: other filters, a press on Load More, a response. */
const steps = fc.array(fc.oneof(wanted, fc.constantFrom('more' as const, 'answer' as const)), {
  minLength: 1,
  maxLength: 10,
})

/** Waits until responses are rendered. */
const settle = () =>
  act(async () => {
    for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve))
  })

function openList(first: Wanted) {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
  return renderHook(({ type, filters }: Wanted) => useGameList(useListQuery(type, filters)), {
    wrapper,
    initialProps: first,
  })
}

beforeEach(async () => {
  await initTestI18n('en')
})

describe('Decisions 21: the order of responses', () => {
  it('never shows a game of another filter or a game twice, and ends with the requested list', async () => {
    await fc.assert(
      fc.asyncProperty(wanted, steps, fc.scheduler(), async (first, acts, scheduler) => {
        answerInAnyOrder(scheduler)
        const list = openList(first)
        let current = first

        const check = () => {
          const { games } = list.result.current
          for (const game of games) expect(game.name).toBe(labelOf(current))
          expect(new Set(games.map(({ game_id }) => game_id)).size).toBe(games.length)
        }
        const answer = async () => {
          if (scheduler.count() > 0) await act(() => scheduler.waitNext(1))
          await settle()
        }
        for (const next of acts) {
          await settle()
          if (next === 'answer') await answer()
          else if (next === 'more') {
            act(() => {
              list.result.current.loadMore()
            })
          } else {
            current = next
            list.rerender(next)
          }
          check()
        }
        await settle()
        while (scheduler.count() > 0) {
          await answer()
          check()
        }
        const { games, loading, failure } = list.result.current
        expect(games.length).toBeGreaterThanOrEqual(28)
        expect({ loading, failure }).toEqual({ loading: 0, failure: null })
        expect(games.map(({ game_id }) => game_id)).toEqual(
          games.map((_, index) => `${labelOf(current)} ${index}`),
        )
        list.unmount()
        server.resetHandlers()
      }),
      fewerRuns(8),
    )
  })
})

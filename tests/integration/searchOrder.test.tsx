import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { useServerSearch } from '@/features/search/useServerSearch'
import { createStore } from '@/store/store'
import { initTestI18n } from '../support/i18n'
import { wireGames } from '../support/games'
import { server } from '../support/server'

const texts = ['amber', 'ruby', 'rocket']
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

describe('Search everywhere: the order of responses', () => {
  it.each(orders)(
    'responses in the order %i, %i, %i show results for the last text only',
    async (...order) => {
      await initTestI18n('en')
      const waiting = new Map<string, (() => void)[]>()
      server.use(
        http.get('*/api/get_slot_game', async ({ request }) => {
          const text = new URL(request.url).searchParams.get('game_name') ?? ''
          await new Promise<void>((resolve) => {
            waiting.set(text, [...(waiting.get(text) ?? []), resolve])
          })
          return HttpResponse.json({ data: wireGames(1, 1, { name: `Game of ${text}` }), total: 1 })
        }),
      )
      const store = createStore()
      const told: string[][] = []
      const { rerender, result } = renderHook(
        ({ text }) => {
          const found = useServerSearch(text)
          told.push([text, ...found.games.map(({ name }) => name)])
          return found
        },
        {
          initialProps: { text: '' },
          wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
        },
      )
      for (const text of texts) {
        rerender({ text })
        await waitFor(() => {
          expect(waiting.get(text)).toHaveLength(3)
        })
      }
      for (const at of order) {
        await act(async () => {
          for (const release of waiting.get(texts[at]!) ?? []) release()
          await new Promise((resolve) => setTimeout(resolve, 20))
        })
      }
      await waitFor(() => {
        expect(result.current.isWaiting).toBe(false)
      })
      expect(result.current.games.map(({ name }) => name)).toContain('Game of rocket')
      for (const [text, ...names] of told) {
        for (const name of names) expect(name).toBe(`Game of ${text!}`)
      }
    },
  )
})

import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from './renderApp'
import { server } from './server'

export const dialog = () => screen.findByRole('dialog', { name: 'Search everywhere' })
export const field = () => screen.findByRole('combobox', { name: 'Game, provider or page' })
export const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
export const group = async (name: string) => within(await screen.findByRole('group', { name }))

/** Opens the search with its button in the header. */
export async function openSearch(url = '/', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(url, options)
  await app.user.click(screen.getByRole('button', { name: 'Search everywhere' }))
  return { ...app, field: await field() }
}

/** Sets the games that the server finds for a text. */
export const serverFinds = (find: (text: string) => string[]) => {
  server.use(
    http.get('*/api/get_slot_game', ({ request }) => {
      const query = new URL(request.url).searchParams
      const text = query.get('game_name')
      if (text === null) return undefined
      const found = query.get('type') === '1' ? find(text) : []
      const data = found.map((name, at) => ({
        game_id: `x${name}${String(at)}`,
        name,
        provider_id: 37,
        provider_name: 'Pragmatic',
        image: '',
        type: 1,
      }))
      return HttpResponse.json({ data, total: data.length })
    }),
  )
}

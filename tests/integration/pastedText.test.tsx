import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectTiles, recordCalls, searchbox } from '../support/games'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin } from '../support/shell'

describe('A pasted text', () => {
  it('is a username without what cannot be seen at its ends, and a password as it is', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('*/api/login', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ error: 'Wrong' }, { status: 422 })
      }),
    )
    const { user } = await renderApp('/result')
    const dialog = within(await openLogin(user))
    await user.click(dialog.getByRole('textbox', { name: 'Username' }))
    await user.paste('\u2068\u200B yas\u200Dmine\u00AD\u200E\u2069 ')
    await user.click(dialog.getByLabelText('Password'))
    await user.paste('\u200Esirocco ')
    await user.keyboard('{Enter}')
    await screen.findByRole('alert')
    expect(sent).toEqual([{ username: 'yas\u200Dmine', password: '\u200Esirocco ' }])
  })

  it('is searched up to 100 characters, without what cannot be seen at its ends', async () => {
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    const calls = recordCalls('get_slot_game')
    await user.click(searchbox())
    await user.paste('\u2068\u200Bbook\u00AD ')
    await waitFor(() => {
      expect(router.state.location.search).toBe('?s=book')
    })
    await user.clear(searchbox())
    await user.paste('ab'.repeat(10_000))
    const searched = 'ab'.repeat(50)
    await waitFor(() => {
      expect(router.state.location.search).toBe(`?s=${searched}`)
    })
    await go(router, `/casino/preview?s=${'c'.repeat(20_000)}`)
    await waitFor(() => {
      expect(calls.map((call) => call.game_name)).toEqual(['book', searched, 'c'.repeat(100)])
    })
  })
})

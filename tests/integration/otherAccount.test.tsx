import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createPlayers } from '@demo/backend/accounts'
import type { LanguageCode } from '@/domain/entities'
import { toggleFavourite } from '@/features/casino/favourites'
import { isVisitor } from '../support/ends'
import { go } from '../support/go'
import { answerStart, frame, game } from '../support/play'
import { pollWith } from '../support/poll'
import { pausePlayer } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin, sendLogin } from '../support/shell'

const id = createPlayers().find(({ username }) => username === 'yasmine')?.id ?? ''
const own = { username: 'yasmine', id, balance: '7.500', currency: 'TND' }
const other = { username: 'karim', id: '2', balance: '99.000', currency: 'EUR' }

const panel = () => screen.findByTestId('user-panel')

/** A player who is logged in and whose data have come. */
async function openPage(path = '/result', lang: LanguageCode = 'en') {
  const app = await renderApp(path, { player: 'yasmine', lang })
  await screen.findByTestId('balance')
  return app
}

/** Polls with these answers; all later polls fail, so that no answer hides what they have done. */
async function pollLast(...answers: object[]) {
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
  for (const answer of answers) await pollWith(answer)
}

async function expectOwn(balance: string) {
  await waitFor(async () => {
    expect(await panel()).toHaveTextContent(balance)
  })
  expect(await panel()).toHaveTextContent('yasmine')
}

describe("Decisions 4: an answer of /UserDetails with another account's id", () => {
  it.each([
    ['another id', '2'],
    ['a zero more', `0${id}`],
    ['a prefix', id.slice(0, -1)],
  ])('changes nothing that shows (%s)', async (_, otherId) => {
    await openPage()
    await pollWith({ ...other, id: otherId })
    await expectOwn('1,248.500 TND')
    await pollWith(own)
    await expectOwn('7.500 TND')
    await pollWith({ ...other, id: otherId })
    await expectOwn('7.500 TND')
  })

  it("keeps the account's lists and its pause", async () => {
    pausePlayer(3_600_000)
    const starts = answerStart()
    const { router } = await openPage()
    toggleFavourite(game)
    await pollLast(other)
    await go(router, '/my_games')
    expect(await screen.findByRole('region', { name: 'Favourites' })).toHaveTextContent(game.name)
    await go(router, '/casino/play_game', { state: game })
    await screen.findByRole('heading', { name: 'Taking a break' })
    expect(frame()).not.toBeInTheDocument()
    expect(starts).toEqual([])
  })

  it('counts also after a login whose answer names the player, and after a reload', async () => {
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(other), { once: true }))
    const { user, view } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    await expectOwn('1,248.500 TND')
    await pollWith(own)
    await expectOwn('7.500 TND')
    view.unmount()
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(other), { once: true }))
    await renderApp('/result')
    await pollWith(500)
    expect(await panel()).not.toHaveTextContent('karim')
    expect(screen.queryByTestId('balance')).not.toBeInTheDocument()
    await pollWith(own)
    await expectOwn('7.500 TND')
  })
})

it('Decisions 4: a login may name its player in another way than the later answers do', async () => {
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
  const { user } = await renderApp('/result')
  await openLogin(user)
  await sendLogin(user)
  await expectOwn('1,248.500 TND')
  for (const balance of ['1', '2', '3']) await pollWith({ ...own, id: 'y-1', balance })
  await expectOwn('3.000 TND')
  await pollWith(other)
  await expectOwn('3.000 TND')
})

describe('Decisions 4: the second such answer in a row', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'another account'],
    ['fr', 'd’un autre compte'],
    ['ar', 'حساب آخر'],
  ])('ends the session with a message (%s)', async (lang, message) => {
    const calls: string[] = []
    server.use(
      http.post('*/api/*', ({ request }) => {
        calls.push(request.url)
      }),
    )
    const { store, router } = await openPage('/result', lang)
    await pollWith(other)
    await pollWith(500)
    await pollWith({ ...other, id: '3' })
    expect(await screen.findByText(new RegExp(message))).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
    expect(store.getState().auth).toMatchObject({ token: null, user: null, isResetSuccess: false })
    expect(router.state.location.pathname).toBe('/result')
    expect(calls).toEqual([])
  })

  it('leads from a page that needs a login to its dialog', async () => {
    const { router } = await openPage('/profile')
    await pollWith(other)
    await pollWith(other)
    expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveTextContent(/has ended/)
    expect(router.state.location.pathname).toBe('/')
    await isVisitor()
  })

  it('is one after an answer of the own account', async () => {
    await openPage()
    for (const answer of [other, own, other]) await pollWith(answer)
    await expectOwn('7.500 TND')
  })
})

describe('Decisions 4: ids of one account', () => {
  it('are compared without spaces around them', async () => {
    pausePlayer(3_600_000)
    const { router } = await openPage()
    await pollLast(...['1', '2', '3'].map((balance) => ({ ...own, id: ` ${id} `, balance })))
    await expectOwn('3.000 TND')
    await go(router, '/casino/play_game', { state: game })
    await screen.findByRole('heading', { name: 'Taking a break' })
  })

  it('may be missing: first none and then one, and then none again', async () => {
    pausePlayer(3_600_000)
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({ ...own, id: '' })))
    const { router, store } = await openPage()
    await expectOwn('7.500 TND')
    await pollWith({ ...own, balance: '1' })
    await expectOwn('1.000 TND')
    await pollWith({ ...own, id: null, balance: '2' })
    await expectOwn('2.000 TND')
    expect(store.getState().auth.user?.id).toBe(id)
    await go(router, '/casino/play_game', { state: game })
    await screen.findByRole('heading', { name: 'Taking a break' })
  })
})

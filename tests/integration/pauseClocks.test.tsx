import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import { setMinutes } from '@/device/protection/limits'
import { tokenStorage } from '@/device/tokenStorage'
import { tellServerTime } from '../support/clocks'
import { datePlayer } from '../support/datedPlayer'
import { go } from '../support/go'
import { isPaused } from '../support/pause'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { accountOf, pausePlayer } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'
import { changeSettings } from '../support/settings'
import {
  answerSessions,
  findFrame as findSportFrame,
  frames,
  speak,
  srcOf,
  TEMPLATE,
} from '../support/sport'

const HOUR = 3_600_000
const PAGE = '/play_responsibly'

describe('A pause and the clocks', () => {
  it('nothing starts until it ends, also by Back, and nothing starts by itself then', async () => {
    useFakeTime()
    const sleep = await tellServerTime()
    const bodies = answerStart()
    pausePlayer(HOUR)
    const { path, router } = await openGame()
    await passTime(100)
    expect(path()).toBe(PAGE)
    await go(router, -1)
    await passTime(100)
    expect(path()).toBe('/casino/preview?p=37')
    expect(bodies).toEqual([])
    await sleep(HOUR)
    expect(bodies).toEqual([])
    await go(router, '/casino/play_game', { state: game })
    await passTime(100)
    expect(await findFrame()).toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('without any clock of a server, play follows the device’s', async () => {
    server.use(http.head('http://localhost:3000/', () => HttpResponse.error()))
    pausePlayer(HOUR, 'karim')
    answerStart()
    await openGame()
    expect(await findFrame()).toBeInTheDocument()
  })
})

describe('A device whose clock was changed, on a sport page', () => {
  it('gets its frame after the next answer in the language chosen before that', async () => {
    useFakeTime()
    const dated = datePlayer()
    changeSettings({ sportUrl: TEMPLATE })
    setMinutes(accountOf('yasmine'), 60)
    const asked = answerSessions()
    await renderApp('/sport', { player: 'yasmine' })
    await findSportFrame()
    vi.setSystemTime(Date.now() + 3 * HOUR)
    dated.isHeld = true
    await passTime(1500)
    await speak('fr')
    await passTime(1000)
    expect(asked).toEqual(['en'])
    dated.isHeld = false
    await passTime(6000)
    expect(srcOf(await findSportFrame()).searchParams.get('l')).toBe('fr')
    expect(asked).toEqual(['en', 'fr'])
  })
})

describe('Where a pause is stored', () => {
  const details = (answer: () => Response) => http.get('*/api/UserDetails', answer, { once: false })

  it('play waits for the player’s data, and shows Server Down with Retry while they fail', async () => {
    pausePlayer(HOUR, 'karim')
    let isDown = true
    server.use(
      details(() =>
        isDown
          ? HttpResponse.json({ message: 'Maintenance' }, { status: 500 })
          : HttpResponse.json({ id: '204817', username: 'yasmine', balance: 1, currency: 'TND' }),
      ),
    )
    const bodies = answerStart()
    const { user } = await openGame()
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { name: 'Server Down' })).toBeVisible()
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/./)
    expect(bodies).toEqual([])
    isDown = false
    await user.click(main.getByRole('button', { name: 'Retry' }))
    expect(await findFrame()).toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('it holds for a player without an id', async () => {
    pausePlayer(HOUR, 'karim')
    server.use(
      details(() => HttpResponse.json({ username: 'yasmine', balance: 1, currency: 'TND' })),
    )
    answerStart()
    const { path } = await openGame()
    await waitFor(() => {
      expect(path()).toBe(PAGE)
    })
    expect(frame()).not.toBeInTheDocument()
  })

  it('a logout that clears the storage does not end it', async () => {
    pausePlayer(HOUR)
    server.use(
      http.post('*/api/logout', () => {
        localStorage.clear()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, view } = await renderApp('/', { player: 'yasmine' })
    await user.click(await screen.findByRole('button', { name: /yasmine/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => {
      expect(tokenStorage.get()).toBeNull()
      expect(localStorage.getItem('pause')).toContain(accountOf('yasmine'))
    })
    view.unmount()
    await renderApp(PAGE, { player: 'yasmine' })
    await act(() => Promise.resolve())
    await isPaused()
  })
})

const button = (name = 'Pause') => screen.findByRole('button', { name })

const choose = async (user: UserEvent) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause' }))
  await user.click(dialog.getByRole('button', { name: '24 hours' }))
}

/** The pause has started, and the page about it says until when. */
async function expectPause(path: () => string) {
  expect(localStorage.getItem('pause')).toContain(accountOf('yasmine'))
  await waitFor(() => {
    expect(path()).toBe('/play_responsibly')
  })
  const status = await screen.findByText(/^Pause until/)
  expect(status).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(frames()).toEqual([])
}

describe('The pause button', () => {
  it.each([false, true])('on the bar of a game (mobile: %s)', async (mobile) => {
    answerStart()
    const { user, path } = await openGame('/casino/preview', game, { player: 'yasmine', mobile })
    await findFrame()
    await user.click(await button())
    await choose(user)
    await expectPause(path)
  })

  it.each([false, true])(
    'on the mini player, whatever page is open (mobile: %s)',
    async (mobile) => {
      answerStart()
      const { user, path, router } = await openGame('/casino/preview', game, {
        player: 'yasmine',
        mobile,
      })
      await findFrame()
      await user.click(screen.getByRole('button', { name: 'Minimise' }))
      await go(router, '/contact_us')
      const mini = await screen.findByRole('region', { name: /^Mini player/ })
      await user.click(within(mini).getByRole('button', { name: 'Pause' }))
      await choose(user)
      await expectPause(path)
      await go(router, -1)
      expect(path()).toBe('/contact_us')
      expect(frame()).not.toBeInTheDocument()
    },
  )

  it.each(['/sport', '/live'])('on the bar of %s', async (page) => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { user, router } = await renderApp(page, { player: 'yasmine' })
    await findSportFrame()
    await user.click(await button())
    await choose(user)
    await expectPause(() => router.state.location.pathname)
  })
})

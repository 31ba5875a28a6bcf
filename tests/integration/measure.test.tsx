import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPause } from '@/device/pause'
import { tokenStorage } from '@/device/tokenStorage'
import { onSignal } from '@/lib/signals'
import { HOUR, writeElsewhere } from '../support/limits'
import { startMeasuring } from '../support/measure'
import { answerStart, findFrame, FRAME, game, loadPages } from '../support/play'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import {
  expectNoDialog,
  findDialog,
  header,
  loadShell,
  openLogin,
  sendLogin,
} from '../support/shell'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, TEMPLATE } from '../support/sport'

beforeAll(() => Promise.all([loadPages(), loadShell(), import('@/features/search/SearchDialog')]))

/** Opens the app with measurements, as it runs with a report address. */
async function renderMeasured(...args: Parameters<typeof renderApp>) {
  onSignal(() => undefined)()
  const app = await renderApp(...args)
  return { ...app, ...startMeasuring(app.store) }
}

describe('Quality M3: the steps of a visit are counted', () => {
  it('a login: its dialog, a refused attempt, the successful one', async () => {
    server.use(
      http.post('*/api/login', () => HttpResponse.json({ error: 'No' }, { status: 422 }), {
        once: true,
      }),
    )
    const { user, counts } = await renderMeasured('/result')
    await openLogin(user)
    await sendLogin(user)
    await screen.findByText('No')
    const dialog = within(await findDialog('Login'))
    await user.click(dialog.getByRole('button', { name: 'Login' }))
    await expectNoDialog()
    expect(counts()).toEqual(['visit', 'loginOpened', 'loginFailed', 'loginDone'])
  })

  it('a game: its opening, its launch, a second launch that fails', async () => {
    answerStart()
    const { router, counts } = await renderMeasured('/casino/preview', { player: 'yasmine' })
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    answerStart({}, { status: 500 })
    await go(router, '/casino/preview')
    await go(router, '/casino/play_game', { state: { ...game, game_id: 1002 } })
    await waitFor(() => {
      expect(counts()).toEqual(['visit', 'gameOpened', 'gameStarted', 'gameOpened', 'gameFailed'])
    })
  })

  it('a frame that the policy blocks', async () => {
    answerStart()
    const { router, events } = await renderMeasured('/casino/preview', { player: 'yasmine' })
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    const violation = { effectiveDirective: 'frame-src', blockedURI: FRAME.url }
    fireEvent(
      document,
      Object.assign(new Event('securitypolicyviolation', { bubbles: true }), violation),
    )
    expect(events().slice(-2)).toMatchObject([
      { kind: 'violation', name: 'frame-src', page: 'casinoPlay', detail: 'other' },
      { kind: 'count', name: 'frameTrouble', page: 'casinoPlay' },
    ])
  })

  it('the sportsbook, a lost session, the search and the language', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { router, user, counts } = await renderMeasured('/result', { player: 'yasmine' })
    await go(router, '/sport')
    await findSportFrame()
    await go(router, '/result')
    tokenStorage.remove()
    await waitFor(() => {
      expect(counts()).toContain('sessionLost')
    })
    await user.click(header().getByRole('button', { name: 'Search everywhere' }))
    await findDialog('Search everywhere')
    await act(() => i18next.changeLanguage('fr'))
    expect(counts()).toEqual([
      'visit',
      'sportOpened',
      'sessionLost',
      'searchOpened',
      'languageChanged',
    ])
  })

  it('a limit that is reached', async () => {
    writeElsewhere('limits', { minutesDay: { value: '5', next: null } })
    const { counts } = await renderMeasured('/result', { player: 'yasmine' })
    writeElsewhere('playTime', { stretches: [[Date.now() - HOUR, Date.now()]], unplaced: 0 })
    expect(counts()).toEqual(['visit', 'limitReached'])
  })

  it('a pause, but not one that began before the visit', async () => {
    startPause(HOUR)
    const { counts } = await renderMeasured('/result')
    expect(counts()).toEqual(['visit'])
  })

  it('a pause of this visit', async () => {
    const { counts } = await renderMeasured('/result')
    act(() => {
      startPause(HOUR)
    })
    expect(counts()).toEqual(['visit', 'pauseUsed'])
  })
})

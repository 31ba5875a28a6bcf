import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '@/device/fingerprint'
import { isPaused, startPause } from '@/device/protection/pause'
import { isVisitor } from '../support/ends'
import { panel } from '../support/pause'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { pollWith } from '../support/poll'
import { accountOf, pausePlayer, writeElsewhere } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin, sendLogin } from '../support/shell'
import { passTime, useFakeTime } from '../support/timers'

const HOUR = 3_600_000
const PAGE = '/play_responsibly'
const failing = http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 }))

describe('Decisions 41: a pause and the account of a login', () => {
  it('holds where the login names the player in another way than the later answers', async () => {
    const own = { id: 'y-1', username: 'yasmine', balance: '1', currency: 'TND' }
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(own)))
    startPause(fingerprint('y-1'), HOUR)
    const starts = answerStart()
    const { user, router } = await renderApp('/result')
    await openLogin(user)
    await sendLogin(user)
    await screen.findByTestId('user-panel')
    await go(router, '/casino/play_game', { state: game })
    await pollWith(own)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(PAGE)
    })
    expect(starts).toEqual([])
  })

  it('belongs to the player who pressed, also if the session ends before the answer', async () => {
    const { user } = await renderApp(PAGE, { player: 'yasmine' })
    await screen.findByTestId('balance')
    await user.click((await panel()).getByRole('button', { name: 'Pause' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause' })
    await pollWith(401)
    await isVisitor()
    await user.click(within(dialog).getByRole('button', { name: '7 days' }))
    expect(isPaused(accountOf('yasmine'))).toBe(true)
    expect(isPaused(accountOf('karim'))).toBe(false)
  })

  it('ends a game that runs while the player’s data cannot be had', async () => {
    server.use(failing)
    answerStart()
    await openGame()
    await findFrame()
    writeElsewhere('pause', {
      [accountOf('yasmine')]: { until: Date.now() + HOUR, isServerTime: true },
    })
    await waitFor(() => {
      expect(frame()).not.toBeInTheDocument()
    })
  })
})

it('Server Down stays with its Retry, and the focus on it, while the poll asks again', async () => {
  useFakeTime()
  pausePlayer(HOUR, 'karim')
  server.use(failing)
  await openGame()
  await passTime(100)
  const retry = await within(screen.getByRole('main')).findByRole('button', { name: 'Retry' })
  retry.focus()
  server.use(http.get('*/api/UserDetails', () => new Promise<Response>(() => undefined)))
  await passTime(12_000)
  expect(retry).toBeVisible()
  expect(retry).toHaveFocus()
})

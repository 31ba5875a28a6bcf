import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'
import { giveLocks } from '../support/locks'

const MINUTE = 60_000
beforeEach(useFakeTime)

const dialog = () => screen.queryByRole('alertdialog', { name: 'Time check' })
const press = (name: string) => within(dialog()!).getByRole('button', { name })
/** Advances by a long time at once, as after sleep; the timers continue from there. */
const later = async (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  await passTime(MINUTE)
}

async function play(options: Parameters<typeof openGame>[2] = { player: 'yasmine' }) {
  answerStart()
  const app = await openGame('/', game, options)
  await findFrame()
  await passTime(100)
  return app
}

describe('The time check', () => {
  it('covers the game after an hour, shows the elapsed time and has the focus inside', async () => {
    await play()
    await later(58)
    expect(dialog()).not.toBeInTheDocument()
    await later(0)
    await passTime(2000)
    expect(dialog()).toHaveTextContent(/Time since login1:00:0\d/)
    expect(dialog()).toContainElement(document.activeElement as HTMLElement)
    expect(frame()?.closest('[inert]')).not.toBeNull()
  })

  it.each([15, 30, 60])('appears at the interval that the player selected: %s', async (minutes) => {
    const { user, view } = await renderApp('/play_responsibly')
    await user.click(screen.getByRole('radio', { name: `Every ${minutes} minutes` }))
    expect(screen.getByRole('radio', { name: `Every ${minutes} minutes` })).toBeChecked()
    view.unmount()
    await play()
    await later(minutes - 2)
    expect(dialog()).not.toBeInTheDocument()
    await later(1)
    expect(dialog()).toBeVisible()
  })

  it('stays until it is answered: Escape and keys typed in the game do not answer it', async () => {
    const { user } = await play()
    await later(60)
    await user.keyboard('{Escape} {Enter}')
    expect(dialog()).toBeVisible()
    expect(frame()).toBeInTheDocument()
    await user.click(press('Continue'))
    expect(dialog()).not.toBeInTheDocument()
    expect(frame()).toBeInTheDocument()
    await later(58)
    expect(dialog()).not.toBeInTheDocument()
    await later(2)
    expect(dialog()).toBeVisible()
  })

  it('links to the history, which ends the game', async () => {
    const { user, path } = await play()
    await later(60)
    await user.click(press('History'))
    await waitFor(() => {
      expect(path()).toBe('/casino_history')
    })
    expect(frame()).not.toBeInTheDocument()
    expect(dialog()).not.toBeInTheDocument()
  })

  it.each(['/sport', '/live'])('appears on %s, and links to its history', async (path) => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { user, router } = await renderApp(path, { player: 'yasmine' })
    await passTime(100)
    await later(60)
    await user.click(press('History'))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/sport_history')
    })
  })

  it('does not appear while nothing is played, but as soon as a game starts', async () => {
    answerStart()
    const { router } = await renderApp('/contact_us', { player: 'yasmine' })
    await passTime(100)
    await later(61)
    expect(dialog()).not.toBeInTheDocument()
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    await passTime(100)
    expect(dialog()).toBeVisible()
  })
})

const HOUR = 3_600_000
const check = () => screen.queryByRole('alertdialog', { name: 'Time check' })
const cover = () =>
  screen.queryByRole('dialog', { name: 'The time check is open in another window' })

/** A game in this window, and another window that shows the check; one hour later. */
async function playBesideAnother() {
  giveLocks('time check')
  let answer = (): void => undefined
  void navigator.locks
    .request(
      'time check',
      {},
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
    .catch(() => undefined)
  answerStart()
  const app = await openGame('/', game, { player: 'yasmine' })
  await findFrame()
  await passTime(100)
  vi.setSystemTime(Date.now() + HOUR)
  await passTime(61_000)
  const endThere = () =>
    act(async () => {
      answer()
      await Promise.resolve()
    })
  return { ...app, endThere }
}

it('a game is covered in a window whose check is shown in another window', async () => {
  const { endThere } = await playBesideAnother()
  expect(check()).not.toBeInTheDocument()
  expect(cover()).toBeVisible()
  expect(cover()).toContainElement(document.activeElement as HTMLElement)
  await passTime(100)
  expect(frame()?.closest('[inert]')).not.toBeNull()
  await endThere()
  await passTime(1000)
  expect(check()).toBeVisible()
  expect(cover()).not.toBeInTheDocument()
})

it('the covered window can take over the check', async () => {
  const { user } = await playBesideAnother()
  await user.click(within(cover()!).getByRole('button', { name: 'Answer it here' }))
  await passTime(1000)
  expect(check()).toBeVisible()
  expect(cover()).not.toBeInTheDocument()
})

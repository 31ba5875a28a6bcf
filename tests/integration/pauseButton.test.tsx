import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { accountOf } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'

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

import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPaused } from '@/device/pause'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'

beforeAll(() =>
  Promise.all([loadPages(), import('@/pages/SportPage'), import('@/pages/ComingSoonPage')]),
)

const button = () => screen.findByRole('button', { name: 'Pause 24 h' })

/** The pause has started without a question, and the page about it says until when. */
async function expectPause(path: () => string) {
  expect(isPaused()).toBe(true)
  await waitFor(() => {
    expect(path()).toBe('/play_responsibly')
  })
  const status = await screen.findByText(/^Pause until/)
  expect(status).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(frames()).toEqual([])
}

describe('Quality H10: "Pause 24 h" is one press away', () => {
  it.each([false, true])('on the bar of a game (mobile: %s)', async (mobile) => {
    answerStart()
    const { user, path } = await openGame('/casino/preview', game, { player: 'yasmine', mobile })
    await findFrame()
    await user.click(await button())
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
      await user.click(within(mini).getByRole('button', { name: 'Pause 24 h' }))
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
    await expectPause(() => router.state.location.pathname)
  })

  it('in theatre mode, by keyboard', async () => {
    answerStart()
    const { user, path } = await openGame()
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Theatre mode' }))
    ;(await button()).focus()
    await user.keyboard('{Enter}')
    await expectPause(path)
  })

  it.each([
    ['fr', 'Pause 24 h'],
    ['ar', 'استراحة 24 ساعة'],
  ] as const)('has its name in %s', async (lang, name) => {
    answerStart()
    await openGame('/casino/preview', game, { player: 'yasmine', lang })
    await findFrame()
    expect(screen.getByRole('button', { name })).toBeVisible()
  })
})

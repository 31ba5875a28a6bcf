import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerStart, findFrame, frame, openGame } from '../support/play'
import { accountOf, pausePlayer, useProtection, writeElsewhere } from '../support/protection'
import { isPaused, panel, press, status } from '../support/pause'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PAGE = '/play_responsibly'

/** A pause in another tab. */
const pauseElsewhere = (ms: number) => {
  writeElsewhere('pause', {
    [accountOf('yasmine')]: { until: Date.now() + ms, isServerTime: true },
  })
}

describe('A pause of an account', () => {
  it.each([
    ['24 hours', 1],
    ['3 days', 3],
    ['7 days', 7],
  ])('of %s is chosen in a dialog, and shows its end', async (length, days) => {
    const { user } = await renderApp(PAGE, { player: 'yasmine' })
    await screen.findByTestId('balance')
    await user.click(await press('Pause'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause' })
    expect(dialog).toHaveTextContent('not shorter')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await status()).toBeEmptyDOMElement()
    await user.click(await press('Pause'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: length }),
    )
    await isPaused()
    const end = new Date(Date.now() + days * DAY).getDate().toString().padStart(2, '0')
    expect(await status()).toHaveTextContent(`Pause until ${end}/`)
    expect(screen.getByRole('heading', { name: 'Taking a break' })).toHaveFocus()
  })

  it('can be made longer, never shorter; Escape changes nothing', async () => {
    pausePlayer(2 * DAY)
    const { user } = await renderApp(PAGE, { player: 'yasmine' })
    await isPaused()
    await user.click(await press('Pause'))
    const names = within(await screen.findByRole('alertdialog'))
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names).toEqual(expect.arrayContaining(['3 days', '7 days', 'Cancel']))
    expect(names).not.toContain('24 hours')
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  })

  it('starts with one press where the brand says so', async () => {
    useProtection({ pause: 'direct' })
    const { user } = await renderApp(PAGE, { player: 'yasmine' })
    await screen.findByTestId('balance')
    await user.click(await press('Pause 24 h'))
    await isPaused()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it.each(['ask', 'direct'] as const)('asks a visitor to log in (%s)', async (pause) => {
    useProtection({ pause })
    const { user } = await renderApp(PAGE)
    await user.click((await panel()).getByRole('button', { name: /^Pause/ }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(localStorage.getItem('pause')).toBeNull()
  })

  it.each([
    ['en', 'not a self-exclusion', 'other devices'],
    ['fr', 'pas une auto-exclusion', 'autres appareils'],
    ['ar', 'ليست استبعادًا ذاتيًا', 'الأجهزة الأخرى'],
  ] as const)('says in %s what it is not', async (lang, what, where) => {
    await renderApp(PAGE, { lang })
    const text = (await screen.findAllByText(new RegExp(what)))[0]
    expect(text).toHaveTextContent(where)
  })

  it('shows an error when it cannot be stored', async () => {
    useProtection({ pause: 'direct' })
    const { user } = await renderApp(PAGE, { player: 'yasmine' })
    await screen.findByTestId('balance')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(await press('Pause 24 h'))
    expect((await panel()).getByText(/holds in this tab only/)).toBeVisible()
    vi.restoreAllMocks()
    // A tab of the release before has lost it.
    writeElsewhere('pause', {})
    await isPaused()
  })

  it('ends a game in all tabs at once, and opens the page that shows the pause', async () => {
    answerStart()
    const { path } = await openGame()
    await findFrame()
    pauseElsewhere(HOUR)
    expect(frame()).not.toBeInTheDocument()
    await waitFor(() => {
      expect(path()).toBe(PAGE)
    })
    await isPaused()
  })

  it('ends the sport frame in all tabs at once', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await findSportFrame()
    pauseElsewhere(HOUR)
    expect(frames()).toEqual([])
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(PAGE)
    })
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { brand, protection } from '@/domain/brand'
import { isPaused, startPause } from '@/device/pause'
import { serverNow } from '@/device/serverTime'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, loadPages, openGame } from '../support/play'
import { useProtection } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'
import { tellServerTime } from '../support/clocks'
import { passTime, useFakeTime } from '../support/timers'

const HOUR = 3_600_000

beforeAll(() => Promise.all([loadPages(), import('@/pages/SportPage')]))

const heading = (name: string) => screen.findByRole('heading', { name })
/** The panel that shows the pause. */
const panel = async () => {
  const section = (await heading('Taking a break')).closest('section')
  if (!section) throw new Error('There is no panel')
  return within(section)
}
const press = async (name: string) => (await panel()).getByRole('button', { name })

/** Simulates a write in another tab: the value and its storage event. */
function pauseElsewhere(ms: number): void {
  const until = ms && serverNow() + ms
  act(() => {
    localStorage.setItem('pause', JSON.stringify({ version: 1, data: until }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'pause' }))
  })
}

describe('Quality H5: a pause on this device', () => {
  it('a pause of 24 hours starts with one press, and shows its end', async () => {
    const { user } = await renderApp('/play_responsibly', { player: 'yasmine' })
    expect((await panel()).getByRole('status')).toBeEmptyDOMElement()
    await user.click(await press('Pause 24 h'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect((await panel()).getByRole('status')).toHaveTextContent(/^Pause until \d\d\/\d\d\/\d{4}/)
    expect(await heading('Taking a break')).toHaveFocus()
  })

  it.each(['Pause for 1 hour', 'Pause for 7 days'])(
    '%s is selected, then confirmed',
    async (name) => {
      const { user } = await renderApp('/play_responsibly')
      await user.click(await press(name))
      const dialog = await screen.findByRole('alertdialog', { name: `${name}?` })
      expect(dialog).toHaveTextContent('It cannot be shortened')
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      expect((await panel()).getByRole('status')).toBeEmptyDOMElement()
      await user.click(await press(name))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
      expect((await panel()).getByRole('status')).toHaveTextContent('Pause until')
    },
  )

  it('can be extended, never shortened, and only after a confirmation', async () => {
    const { user } = await renderApp('/play_responsibly')
    await user.click(await press('Pause 24 h'))
    const view = await panel()
    await waitFor(() => {
      const names = view.getAllByRole('button').map((button) => button.textContent)
      expect(names).not.toContain('Pause for 1 hour')
      expect(names).toContain('Pause for 7 days')
    })
  })

  it.each([
    ['en', 'not a self-exclusion', 'other devices'],
    ['fr', 'pas une auto-exclusion', 'autres appareils'],
    ['ar', 'ليست استبعادًا ذاتيًا', 'الأجهزة الأخرى'],
  ] as const)('says in %s what it is not', async (lang, what, where) => {
    await renderApp('/play_responsibly', { lang })
    const text = (await screen.findAllByText(new RegExp(what)))[0]
    expect(text).toHaveTextContent(where)
  })

  it('shows an error when it cannot be stored', async () => {
    const { user } = await renderApp('/play_responsibly')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(await press('Pause 24 h'))
    expect((await panel()).getByText(/holds in this tab only/)).toBeVisible()
    vi.restoreAllMocks()
    pauseElsewhere(0)
    expect(isPaused()).toBe(false)
  })

  it('ends a game in all tabs at once, and opens the page that shows the pause', async () => {
    answerStart()
    const { path } = await openGame()
    await findFrame()
    pauseElsewhere(HOUR)
    expect(frame()).not.toBeInTheDocument()
    await waitFor(() => {
      expect(path()).toBe('/play_responsibly')
    })
    expect((await panel()).getByRole('status')).toHaveTextContent('Pause until')
  })

  it('ends the sport frame in all tabs at once', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await findSportFrame()
    pauseElsewhere(HOUR)
    expect(frames()).toEqual([])
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/play_responsibly')
    })
  })

  it.each(['/sport', '/live'])('keeps %s closed', async (path) => {
    changeSettings({ sportUrl: TEMPLATE })
    const asked = answerSessions()
    startPause(HOUR)
    const { router } = await renderApp(path, { player: 'yasmine' })
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/play_responsibly')
    })
    expect(asked).toEqual([])
  })

  it('starts no game until it ends, also by Back and for a visitor; nothing starts automatically', async () => {
    useFakeTime()
    const bodies = answerStart()
    startPause(HOUR)
    const { path, router } = await openGame()
    await passTime(100)
    expect(path()).toBe('/play_responsibly')
    await go(router, -1)
    await passTime(100)
    expect(path()).toBe('/casino/preview?p=37')
    expect(bodies).toEqual([])
    vi.setSystemTime(Date.now() + HOUR)
    await passTime(60_000)
    expect(bodies).toEqual([])
    await go(router, '/casino/play_game', { state: game })
    await passTime(100)
    expect(await findFrame()).toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('still applies when the clock is set back', async () => {
    useFakeTime()
    tellServerTime()
    startPause(HOUR)
    vi.setSystemTime(Date.now() - 48 * HOUR)
    await renderApp('/play_responsibly', { player: 'yasmine' })
    await passTime(HOUR - 10_000)
    expect((await panel()).getByRole('status')).toHaveTextContent('Pause until')
    // The Date header has a precision of one second.
    await passTime(12_000)
    expect((await panel()).getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('Quality H6: help comes from the brand file', () => {
  it("shows the operator's help lines and pages, opened in a new window", async () => {
    useProtection({
      helpLines: [{ label: 'Example help', href: 'https://help.example/', phone: '0800' }],
    })
    const { operatorLinks } = brand
    Object.assign(brand, {
      operatorLinks: [{ label: 'Limits', href: 'https://operator.example/limits' }],
    })
    onTestFinished(() => {
      Object.assign(brand, { operatorLinks })
    })
    await renderApp('/play_responsibly')
    const help = await screen.findByRole('link', { name: /Example help 0800/ })
    expect(help).toHaveAttribute('href', 'https://help.example/')
    expect(help).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link', { name: /Limits/ })).toBeVisible()
  })

  it('shows no help lines that the operator did not provide', () => {
    expect(protection.helpLines).toEqual([])
    expect(brand.operatorLinks).toEqual([])
  })
})

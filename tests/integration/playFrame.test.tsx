import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import gameStage from '@/features/play/GameStage.module.css'
import { answerStart, findFrame, FRAME, frame, game, loadPages, openGame } from '../support/play'
import { changeSettings } from '../support/settings'
import { passTime, useFakeTime } from '../support/timers'

const SCRIPT = { url: 'document.title = "Nights"', isFrame: false }

beforeAll(loadPages)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('Decisions 13: a frame that is not loaded after 20 s', () => {
  it('offers a retry, which reloads the frame without another StartGame', async () => {
    useFakeTime()
    const bodies = answerStart()
    const { user } = await openGame()
    const first = await findFrame()
    await passTime(19_000)
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    await passTime(1000)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    const second = frame()
    expect(second).not.toBe(first)
    expect(second).toHaveAttribute('src', FRAME.url)
    fireEvent.load(await findFrame())
    await passTime(60_000)
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('offers a way back', async () => {
    useFakeTime()
    answerStart()
    const { path, user } = await openGame()
    await findFrame()
    await passTime(20_000)
    await user.click(screen.getByRole('button', { name: 'Back to the games' }))
    await passTime(100)
    expect(path()).toBe('/casino/preview?p=37')
  })
})

describe("Decisions 54: a game's Home button", () => {
  it("closes the game only from its frame, with the app's origin or the brand's message", async () => {
    changeSettings({ exitMessage: { type: 'closeGame', origin: 'https://games.example' } })
    answerStart()
    const { path } = await openGame()
    const game = (await findFrame()).contentWindow
    const say = (data: unknown, source: Window | null, origin: string) => {
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
      })
    }
    const own = window.location.origin
    say({ type: 'game:exit' }, window, own)
    say({ type: 'game:exit' }, null, own)
    say({ type: 'game:exit' }, game, 'https://games.example')
    say({ type: 'game:exit' }, game, 'null')
    say({ type: 'closeGame' }, game, own)
    say({ type: 'closeGame' }, window, 'https://games.example')
    expect(frame()).toBeVisible()
    say('closeGame', game, 'https://games.example')
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37')
    })
  })
})

describe('Decisions 13: script text', () => {
  const say = (data: unknown, source: Window | null | undefined, origin = 'null') => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }))
    })
  }

  async function openScript() {
    answerStart(SCRIPT)
    const app = await openGame()
    const element = await findFrame()
    const post = vi.spyOn(element.contentWindow!, 'postMessage').mockReturnValue(undefined)
    return { ...app, element, launcher: element.contentWindow, post }
  }

  it('is sent only to the launcher page of this frame, once that page is ready', async () => {
    const { element, launcher, post } = await openScript()
    expect(element.getAttribute('src')).toBe(`${window.location.origin}/launch.html`)
    expect(element.getAttribute('sandbox')).not.toContain('allow-same-origin')
    say({ type: 'launcher:ready' }, window)
    say({ type: 'launcher:ready' }, null)
    say('launcher:ready', launcher)
    fireEvent.load(element)
    expect(post).not.toHaveBeenCalled()
    say({ type: 'launcher:ready' }, launcher)
    say({ type: 'launcher:ready' }, launcher)
    expect(post.mock.calls).toEqual([[{ type: 'launcher:launch', script: SCRIPT.url }, '*']])
  })

  it('is sent to a launcher on a separate host by its exact origin', async () => {
    changeSettings({ launchUrl: 'https://launch.example/run.html' })
    const { element, launcher, post } = await openScript()
    expect(element.getAttribute('sandbox')).toContain('allow-same-origin')
    say({ type: 'launcher:ready' }, launcher, 'https://evil.example')
    expect(post).not.toHaveBeenCalled()
    say({ type: 'launcher:ready' }, launcher, 'https://launch.example')
    expect(post.mock.calls[0]?.[1]).toBe('https://launch.example')
  })

  it('a failure is a game error', async () => {
    const { path, launcher } = await openScript()
    say({ type: 'launcher:error' }, launcher)
    expect(await screen.findByText(/could not start/)).toBeVisible()
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37')
    })
  })

  it('is slow when its launcher never becomes ready, even if other pages load in the frame', async () => {
    useFakeTime()
    const { element } = await openScript()
    fireEvent.load(element)
    await passTime(20_000)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('§2 Play page: fullscreen', () => {
  it('fills the viewport where the Fullscreen API is missing; Escape exits', async () => {
    answerStart()
    const { user } = await openGame('/', game, { player: 'yasmine', mobile: true })
    await findFrame()
    const button = screen.getByRole('button', { name: 'Fullscreen' })
    const stage = button.closest('section')
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(stage).toHaveClass(gameStage.filling ?? '')
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(stage).not.toHaveClass(gameStage.filling ?? '')
  })

  it('fills the screen with the bar and the frame, and exits with the same button', async () => {
    const full = vi.fn<(this: Element) => Promise<void>>(function () {
      Object.defineProperty(document, 'fullscreenElement', { value: this, configurable: true })
      document.dispatchEvent(new Event('fullscreenchange'))
      return Promise.resolve()
    })
    const exit = vi.fn(() => {
      Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
      document.dispatchEvent(new Event('fullscreenchange'))
      return Promise.resolve()
    })
    Object.assign(document, { fullscreenEnabled: true, exitFullscreen: exit })
    Element.prototype.requestFullscreen = full
    answerStart()
    const { user } = await openGame()
    const element = await findFrame()
    const button = screen.getByRole('button', { name: 'Fullscreen' })
    await user.click(button)
    expect(full.mock.contexts[0]).toContainElement(element)
    expect(full.mock.contexts[0]).toContainElement(screen.getByRole('button', { name: 'Close' }))
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await user.click(button)
    expect(exit).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-pressed', 'false')
    Object.assign(document, { fullscreenEnabled: false })
  })

  it('comes before the frame in the tab order, together with Close', async () => {
    answerStart()
    const { user } = await openGame()
    const element = await findFrame()
    screen.getByRole('button', { name: 'Fullscreen' }).focus()
    await user.tab()
    const close = screen.getByRole('button', { name: 'Close' })
    expect(close).toHaveFocus()
    expect(close.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

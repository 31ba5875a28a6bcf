import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerStart, findFrame, FRAME, frame, openGame } from '../support/play'
import { passTime, useFakeTime } from '../support/timers'

const SCRIPT = { url: 'document.title = "Nights"', isFrame: false }

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

describe('Decisions 13: a frame that the policy blocks', () => {
  const violate = (effectiveDirective: string, blockedURI: string) => {
    const violation = new Event('securitypolicyviolation')
    act(() => {
      document.dispatchEvent(Object.assign(violation, { effectiveDirective, blockedURI }))
    })
  }
  const { origin } = new URL(FRAME.url)

  it.each([
    ['frame-src', origin, true],
    ['img-src', `${origin}/cover.webp`, false],
    ['frame-src', 'https://other.example', false],
  ])('offers a retry: %s of %s: %s', async (directive, address, isBlocked) => {
    answerStart()
    await openGame()
    fireEvent.load(await findFrame())
    violate(directive, address)
    const retries = screen.queryAllByRole('button', { name: 'Retry' })
    expect(retries).toHaveLength(isBlocked ? 1 : 0)
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

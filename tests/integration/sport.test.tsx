import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import i18next from 'i18next'
import type { LanguageCode } from '@/domain/entities'
import { brand } from '@/lib/pageData'
import { setViewport } from '../support/browser'
import { fewerRuns } from '../support/propertyRuns'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import {
  answerSessions,
  findFrame,
  frames,
  pressInside,
  speak,
  srcOf,
  TEMPLATE,
} from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'
import { go } from '../support/go'

beforeEach(() => {
  changeSettings({ sportUrl: TEMPLATE })
  changeSettings({ sportPartner: '47 11' })
})

afterEach(() => {
  configure({ reactStrictMode: false })
  vi.unstubAllEnvs()
})

describe('§4 Sport pages', () => {
  it.each([
    ['/sport', 'Prematch', 'prematch'],
    ['/live', 'Live', 'live'],
  ] as const)('%s obtains a session, then starts the sport frame', async (path, title, view) => {
    answerSessions()
    await renderApp(path, { player: 'yasmine' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const frame = await findFrame()
    expect(frame).toHaveAttribute('title', title)
    expect(frame).toHaveAttribute(
      'src',
      `https://sport.example/${view}?t=session-1&h=${encodeURIComponent(window.location.host)}&l=en&p=47%2011&d=d`,
    )
    expect(frame).toHaveAttribute('allow', 'autoplay; screen-wake-lock')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  })

  it('passes the device type to the frame; a rotation keeps the frame', async () => {
    await renderApp('/sport', { player: 'yasmine', mobile: true })
    const frame = await findFrame()
    expect(srcOf(frame).searchParams.get('d')).toBe('m')
    act(() => {
      setViewport('desktop')
    })
    expect(frames()).toEqual([frame])
    expect(srcOf(frame).searchParams.get('d')).toBe('m')
  })

  it('a language change resets and reloads the frame', async () => {
    const asked = answerSessions()
    await renderApp('/sport', { player: 'yasmine' })
    const first = await findFrame()
    await speak('fr')
    await waitFor(() => {
      expect(srcOf(frames()[0]).searchParams.get('l')).toBe('fr')
    })
    expect(first).not.toBeInTheDocument()
    expect(frames()).toHaveLength(1)
    expect(asked).toEqual(['en', 'fr'])
  })

  it('shows Server Down with a retry when the session fails to load', async () => {
    server.use(
      http.get('*/api/sport', () =>
        HttpResponse.json({ message: 'Partner away' }, { status: 400 }),
      ),
    )
    const { user } = await renderApp('/sport', { player: 'yasmine' })
    expect(await screen.findByRole('heading', { name: 'Server Down' })).toBeVisible()
    expect(screen.getByText('Partner away')).toBeVisible()
    expect(frames()).toEqual([])
    answerSessions()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findFrame()).toBeInTheDocument()
    expect(screen.queryByText('Server Down')).not.toBeInTheDocument()
  })

  it('offers a retry when the frame is not loaded after 20 s, which starts a new one', async () => {
    useFakeTime()
    const asked = answerSessions()
    const { user } = await renderApp('/sport', { player: 'yasmine' })
    const first = await findFrame()
    await passTime(20_000)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await passTime(100)
    const second = await findFrame()
    expect(second).not.toBe(first)
    expect(frames()).toEqual([second])
    fireEvent.load(second)
    await passTime(60_000)
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    expect(asked).toHaveLength(2)
  })

  it('leads to / within 500 ms when the token disappears', async () => {
    useFakeTime()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await findFrame()
    // Between two checks of the login state, which come each second.
    await passTime(1000 - (performance.now() % 1000) + 100)
    localStorage.removeItem('token')
    await passTime(600)
    expect(router.state.location.pathname).toBe('/')
    expect(frames()).toEqual([])
  })

  it('shows that sport is not available without a sport address, and sends no request', async () => {
    changeSettings({ sportUrl: '' })
    const asked = answerSessions()
    await renderApp('/sport', { player: 'yasmine' })
    expect(
      await screen.findByRole('heading', { name: 'Sports betting is not available' }),
    ).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('At most one sport instance', () => {
  type Path = '/sport' | '/live' | '/casino/preview'
  type Step = { lang: LanguageCode } | { path: Path } | { wait: number } | { isPress: true }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ lang: fc.constantFrom(...brand.languages) }),
    fc.record({ path: fc.constantFrom<Path>('/sport', '/live', '/casino/preview') }),
    fc.constant({ isPress: true as const }),
    fc.record({ wait: fc.integer({ min: 0, max: 300 }) }),
  )

  it('for any order of languages, views and responses, and it matches the last choice', async () => {
    useFakeTime()
    const run = async (steps: Step[], waits: number[]) => {
      let count = 0
      answerSessions(() => waits[count++ % waits.length] ?? 0)
      const { router, view } = await renderApp('/sport', { player: 'yasmine' })
      const check = () => {
        const [frame] = frames()
        if (!frame) return
        const { pathname } = router.state.location
        expect(srcOf(frame).searchParams.get('l')).toBe(i18next.language)
        const views = { '/live': '/live', '/sport': '/prematch' }[pathname] ?? srcOf(frame).pathname
        expect(srcOf(frame).pathname).toBe(views)
        expect(frame.closest('[inert]') !== null).toBe(pathname === '/casino/preview')
      }
      const counts = [0]
      const watch = new MutationObserver(() => counts.push(frames().length))
      watch.observe(document.body, { childList: true, subtree: true })
      try {
        for (const next of steps) {
          if ('lang' in next) await speak(next.lang)
          else if ('path' in next) await go(router, next.path)
          else if ('isPress' in next) {
            if (router.state.location.pathname !== '/casino/preview') await pressInside(frames()[0])
          } else await passTime(next.wait)
          check()
        }
        await passTime(500)
        if (router.state.location.pathname !== '/casino/preview') await findFrame()
        check()
        expect(Math.max(...counts)).toBeLessThanOrEqual(1)
      } finally {
        watch.disconnect()
        view.unmount()
        server.resetHandlers()
      }
      expect(frames()).toEqual([])
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 }),
        run,
      ),
      fewerRuns(20),
    )
  })
})

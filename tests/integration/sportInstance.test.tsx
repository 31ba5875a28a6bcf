import { configure } from '@testing-library/react'
import fc from 'fast-check'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame, frames, speak, srcOf, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

beforeEach(() => {
  changeSettings({ sportUrl: TEMPLATE })
  changeSettings({ sportPartner: '47 11' })
})

afterEach(() => {
  configure({ reactStrictMode: false })
  vi.unstubAllEnvs()
})

describe('At most one sport instance', () => {
  type Step = { lang: LanguageCode } | { path: '/sport' | '/live' } | { wait: number }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ lang: fc.constantFrom<LanguageCode[]>('fr', 'en', 'ar') }),
    fc.record({ path: fc.constantFrom('/sport' as const, '/live' as const) }),
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
        const isLive = router.state.location.pathname === '/live'
        expect(srcOf(frame).searchParams.get('l')).toBe(i18next.language)
        expect(srcOf(frame).pathname).toBe(isLive ? '/live' : '/prematch')
      }
      const counts = [0]
      const watch = new MutationObserver(() => counts.push(frames().length))
      watch.observe(document.body, { childList: true, subtree: true })
      try {
        for (const next of steps) {
          if ('lang' in next) await speak(next.lang)
          else if ('path' in next) await go(router, next.path)
          else await passTime(next.wait)
          check()
        }
        await passTime(500)
        await findFrame()
        check()
        expect(Math.max(...counts)).toBeLessThanOrEqual(1)
      } finally {
        watch.disconnect()
        view.unmount()
      }
      expect(frames()).toEqual([])
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 }),
        run,
      ),
      { numRuns: 20 },
    )
  }, 60_000)
})

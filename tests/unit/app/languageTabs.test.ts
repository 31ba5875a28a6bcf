import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { changeLanguage, currentLanguage } from '@/i18n'
import { followOtherTabs } from '@/app/languageTabs'
import { languages } from '@/lib/languages'
import { setHidden } from '../../support/browser'
import { initTestI18n } from '../../support/i18n'
import { fewerRuns } from '../../support/propertyRuns'

interface Choice {
  at: number
  code: string
}

/** Another tab's end of the channel. */
let other: BroadcastChannel
let heard: Choice[]
let stop: () => void

beforeEach(async () => {
  await initTestI18n('fr')
  document.cookie = 'i18next=fr; path=/'
  heard = []
  other = new BroadcastChannel('language')
  other.addEventListener('message', ({ data }: MessageEvent<Choice>) => heard.push(data))
  stop = followOtherTabs()
})

afterEach(() => {
  stop()
  other.close()
})

const settle = (ms = 50) => new Promise((done) => setTimeout(done, ms))
const shows = (code: LanguageCode) =>
  vi.waitFor(() => {
    expect(currentLanguage()).toBe(code)
  })

describe('Decisions 5: a language chosen in one tab', () => {
  it('applies to the others at once, even while the cookie still has the old value', async () => {
    other.postMessage({ at: Date.now(), code: 'ar' })
    await shows('ar')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect(document.cookie).toContain('i18next=ar')
  })

  it('is read from the cookie where the browser blocks messages between tabs', async () => {
    stop()
    const blocked = vi.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    stop = followOtherTabs()
    blocked.mockRestore()
    document.cookie = 'i18next=ar; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    await shows('ar')
    await changeLanguage('en')
  })

  it('stays where the browser keeps another cookie of that name', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await changeLanguage('ar')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
    await settle()
    expect(currentLanguage()).toBe('ar')
  })

  it('applies to a hidden tab, which would load its lists again, only when it is shown', async () => {
    setHidden(true)
    other.postMessage({ at: Date.now(), code: 'ar' })
    await settle()
    expect(currentLanguage()).toBe('fr')
    setHidden(false)
    await shows('ar')
  })

  it('is the newest one in every tab, whatever the order of messages', async () => {
    const choices = fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 1, max: 4 }),
        code: fc.constantFrom(...languages.map(({ pref }) => pref)),
      }),
      { minLength: 1, maxLength: 6, selector: ({ at, code }) => `${String(at)} ${code}` },
    )
    const ordered = (told: Choice[]) =>
      [...told].sort((a, b) => a.at - b.at || (a.code < b.code ? -1 : 1))
    await fc.assert(
      fc.asyncProperty(choices, async (told) => {
        stop()
        await initTestI18n('fr')
        stop = followOtherTabs()
        for (const choice of told) other.postMessage(choice)
        await settle(5)
        expect(currentLanguage()).toBe(ordered(told).at(-1)?.code)
      }),
      fewerRuns(5),
    )
  })

  it('applies to all tabs after a choice of a tab whose clock was ahead', async () => {
    const ahead = Date.now() + 3_600_000
    other.postMessage({ at: ahead, code: 'ar' })
    await shows('ar')
    await changeLanguage('en')
    await vi.waitFor(() => {
      expect(heard.map(({ code }) => code)).toEqual(['en'])
    })
    expect(heard[0]?.at).toBeGreaterThan(ahead)
  })

  it.each([null, 'ar', { at: 1, code: 'de' }, { at: NaN, code: 'ar' }, { code: 'ar' }])(
    'is unchanged after the message %j',
    async (data) => {
      other.postMessage(data)
      await settle()
      expect(currentLanguage()).toBe('fr')
    },
  )

  it('applies to a tab that slept when it becomes visible, and is not sent', async () => {
    document.cookie = 'i18next=en; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    await shows('en')
    await settle()
    expect(heard).toEqual([])
  })
})

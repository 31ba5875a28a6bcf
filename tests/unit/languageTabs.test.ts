import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, currentLanguage } from '@/i18n'
import { followOtherTabs } from '@/i18n/tabs'
import { initTestI18n } from '../support/i18n'

/** The channel as another tab has it. */
let other: BroadcastChannel
const nudges = vi.fn()
let stop: () => void

beforeEach(async () => {
  await initTestI18n('fr')
  document.cookie = 'i18next=fr; path=/'
  nudges.mockClear()
  other = new BroadcastChannel('language')
  other.addEventListener('message', nudges)
  stop = followOtherTabs()
})

afterEach(() => {
  stop()
  other.close()
})

/** A choice in another tab, which has written the cookie. */
const chooseElsewhere = (code: string) => {
  document.cookie = `i18next=${code}; path=/`
  other.postMessage(null)
}

describe('Decisions 5: a language chosen in one tab', () => {
  it('shows in the others at once', async () => {
    chooseElsewhere('ar')
    await vi.waitFor(() => {
      expect(currentLanguage()).toBe('ar')
    })
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  })

  it('tells the others, once', async () => {
    await changeLanguage('en')
    await vi.waitFor(() => {
      expect(nudges).toHaveBeenCalledTimes(1)
    })
    expect(document.cookie).toContain('i18next=en')
  })

  it('shows in a tab that slept when it is seen again', async () => {
    document.cookie = 'i18next=en; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => {
      expect(currentLanguage()).toBe('en')
    })
  })

  it.each(['de', '', '%E0%A4'])('is left alone when the cookie holds %o', async (code) => {
    chooseElsewhere(code)
    chooseElsewhere(code)
    await new Promise((done) => setTimeout(done, 50))
    expect(currentLanguage()).toBe('fr')
  })

  it('is nobody’s concern any more after the end', async () => {
    stop()
    document.cookie = 'i18next=ar; path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    await changeLanguage('en')
    await new Promise((done) => setTimeout(done, 50))
    expect([currentLanguage(), nudges.mock.calls.length]).toEqual(['en', 0])
  })
})

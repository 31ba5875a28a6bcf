import { http, HttpResponse } from 'msw'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { server } from '../../support/server'
import { forgetFreshTexts, freshTexts, serveFiles } from '../../support/translationFiles'

const html = document.documentElement

beforeEach(() => {
  html.lang = 'fr'
  html.dir = 'ltr'
})

afterAll(forgetFreshTexts)

describe('§9 Languages: fr (default), en, ar (right-to-left)', () => {
  it('French is the default, stored in a cookie for 365 days', async () => {
    serveFiles()
    const write = vi.spyOn(document, 'cookie', 'set')
    const texts = await freshTexts()
    expect(texts.acceptLanguage()).toBe('en-US')
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    expect(texts.acceptLanguage()).toBe('fr')
    const expires = new Date(Date.now() + 365 * 86_400_000).toUTCString().slice(0, 16)
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^i18next=fr; Path=/; Expires=${expires}.*; SameSite=Lax$`)),
    )
  })

  it.each([
    ['https:', true],
    ['http:', false],
  ])('over %s the cookie is Secure: %s', async (protocol, secure) => {
    vi.resetModules()
    vi.stubGlobal('location', { protocol })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const { detection } = await import('@/i18n/detection')
    expect(detection.cookieOptions?.secure).toBe(secure)
  })

  it('a request sends en-US until a language is known, then the language (§7)', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.get('*/api/top_winners', ({ request }) => {
        sent.push(request.headers.get('Accept-Language'))
        return HttpResponse.json([])
      }),
    )
    serveFiles()
    const texts = await freshTexts()
    const { topWinners } = await import('@/api/endpoints')
    await topWinners()
    await texts.initI18n()
    await topWinners()
    expect(sent).toEqual(['en-US', 'fr'])
  })

  it.each([
    ['i18next=ar', 'ar', 'rtl'],
    ['i18next=ar_TN', 'ar', 'rtl'],
    ['i18next=AR', 'ar', 'rtl'],
    ['i18next=de_DE', 'fr', 'ltr'],
    ['i18next=en', 'en', 'ltr'],
    ['i18next=%3Cscript%3E', 'fr', 'ltr'],
  ])('the cookie %s gives %s, %s', async (cookie, lang, dir) => {
    serveFiles()
    document.cookie = cookie
    const texts = await freshTexts()
    await texts.initI18n()
    expect([texts.currentLanguage(), html.lang, html.dir]).toEqual([lang, lang, dir])
    expect(document.cookie).toBe(`i18next=${lang}`)
  })

  it.each([
    ['the cookie comes first', 'en', 'ar', 'fr', 'en'],
    ['the html tag comes second', null, 'ar', 'en', 'ar'],
    ['local storage comes third', null, '', 'en', 'en'],
    ['local storage may hold another spelling', null, '', 'en_GB', 'en'],
    ['a cookie of a language that is not offered is passed over', 'de', 'ar', 'fr', 'ar'],
    ['an html tag of one that is not offered is passed over', null, 'de-AT', 'en', 'en'],
    ['the default is French where none is offered', 'de', 'it', 'es', 'fr'],
  ])('%s', async (_sentence, cookie, tag, stored, expected) => {
    serveFiles()
    if (cookie !== null) document.cookie = `i18next=${cookie}`
    html.lang = tag
    localStorage.setItem('i18nextLng', stored)
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.currentLanguage()).toBe(expected)
    expect(document.cookie).toContain(`i18next=${expected}`)
  })

  it('is chosen without cookies if the browser refuses them', async () => {
    serveFiles()
    html.lang = 'en'
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
    const texts = await freshTexts()
    const ready = texts.initI18n()
    // MSW reads cookies, too.
    Reflect.deleteProperty(document, 'cookie')
    await ready
    expect(texts.currentLanguage()).toBe('en')
    expect(document.cookie).not.toContain('i18next')
  })

  it('uses western digits and six plural forms in Arabic', async () => {
    serveFiles()
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    await texts.initI18n()
    const counts = [0, 1, 2, 5, 12, 1240].map((count) => texts.t('games.count', { count }))
    expect(counts).toEqual(['لا ألعاب', 'لعبة واحدة', 'لعبتان', '5 ألعاب', '12 لعبة', '1,240 لعبة'])
  })
})

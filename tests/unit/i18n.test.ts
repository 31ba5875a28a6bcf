import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  failing,
  forgetFreshTexts,
  freshTexts,
  lateFile,
  missing,
  page,
  serveFiles,
} from '../support/translationFiles'

const html = document.documentElement
const skip = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  html.lang = 'fr'
  html.dir = 'ltr'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterAll(forgetFreshTexts)

describe('§9 Languages: fr (default), en, ar (right-to-left)', () => {
  it('French stands without any choice, and is kept in a cookie for 365 days', async () => {
    serveFiles()
    const write = vi.spyOn(document, 'cookie', 'set')
    const texts = await freshTexts()
    expect(texts.acceptLanguage()).toBe('en-US')
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    expect(texts.acceptLanguage()).toBe('fr')
    const expires = new Date(Date.now() + 365 * 86_400_000).toUTCString().slice(0, 16)
    expect(write).toHaveBeenCalledWith(expect.stringContaining(`i18next=fr; expires=${expires}`))
    expect(write).toHaveBeenCalledWith(expect.stringContaining('path=/; samesite=lax'))
  })

  it.each([
    ['i18next=ar', 'ar', 'rtl'],
    ['i18next=ar-TN', 'ar', 'rtl'],
    ['i18next=en', 'en', 'ltr'],
    ['i18next=de', 'fr', 'ltr'],
    ['i18next=%3Cscript%3E', 'fr', 'ltr'],
  ])('the cookie %s gives %s, %s', async (cookie, lang, dir) => {
    serveFiles()
    document.cookie = cookie
    const texts = await freshTexts()
    await texts.initI18n()
    expect([texts.currentLanguage(), html.lang, html.dir]).toEqual([lang, lang, dir])
  })

  it('the html tag comes before local storage', async () => {
    serveFiles()
    localStorage.setItem('i18nextLng', 'ar')
    html.lang = 'en'
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.currentLanguage()).toBe('en')
  })

  it('counts in western digits in Arabic, in its six plural forms', async () => {
    serveFiles()
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    await texts.initI18n()
    const counts = [0, 1, 2, 5, 12, 1240].map((count) => texts.t('games.count', { count }))
    expect(counts).toEqual(['لا ألعاب', 'لعبة واحدة', 'لعبتان', '5 ألعاب', '12 لعبة', '1,240 لعبة'])
  })
})

describe('Decisions 22: texts are waited for at most 2.5 s beyond the splash', () => {
  it('then French shows with its lang and dir, and gives way when the file comes', async () => {
    const late = lateFile('ar')
    serveFiles({ ar: late.answer })
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    const ready = texts.initI18n()
    await skip(2600)
    expect(texts.areTextsReady()).toBe(false)
    expect(texts.acceptLanguage()).toBe('ar')
    await skip(200)
    await ready
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    expect([html.lang, html.dir, texts.acceptLanguage()]).toEqual(['fr', 'ltr', 'fr'])
    late.release()
    await vi.waitFor(() => {
      expect([html.lang, html.dir, texts.currentLanguage()]).toEqual(['ar', 'rtl', 'ar'])
    })
    expect(texts.t('login.username')).toBe('اسم المستخدم')
  })

  it('does not wait for French when the chosen language is there', async () => {
    const late = lateFile('fr')
    serveFiles({ fr: late.answer })
    document.cookie = 'i18next=en'
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Username')
    late.release()
  })

  it('a language chosen meanwhile is not undone by the late file', async () => {
    const late = lateFile('ar')
    serveFiles({ ar: late.answer })
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    const ready = texts.initI18n()
    await skip(2800)
    await ready
    await texts.changeLanguage('en')
    late.release()
    await skip(100)
    expect([html.lang, texts.currentLanguage()]).toEqual(['en', 'en'])
  })
})

describe('§9 Translation loading: 5 retries, wait 350 ms doubling each time', () => {
  it('asks six times, and the built-in French shows long before', async () => {
    serveFiles({ fr: failing })
    const texts = await freshTexts()
    const ready = texts.initI18n()
    await skip(2800)
    await ready
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    for (const wait of [350, 700, 1400, 2800, 5600, 60_000]) await skip(wait + 50)
    expect(asked.fr).toBe(6)
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
  })

  it.each([
    ['no file', missing],
    ['a page in place of the file', page],
  ])('%s: French at once, in every language', async (_what, answer) => {
    serveFiles({ fr: answer, ar: answer })
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    expect([html.lang, html.dir]).toEqual(['fr', 'ltr'])
  })
})

describe('Decisions 5: changing the language', () => {
  it('asks for one file, sets lang and dir and is saved', async () => {
    serveFiles()
    const texts = await freshTexts()
    await texts.initI18n()
    expect(await texts.changeLanguage('ar')).toBe(true)
    expect([html.lang, html.dir]).toEqual(['ar', 'rtl'])
    expect(document.cookie).toContain('i18next=ar')
    expect(asked).toEqual({ fr: 1, ar: 1, en: 0 })
  })

  it('the last choice wins, whatever the order of the files', async () => {
    const late = lateFile('ar')
    serveFiles({ ar: late.answer })
    const texts = await freshTexts()
    await texts.initI18n()
    const first = texts.changeLanguage('ar')
    await texts.changeLanguage('en')
    late.release()
    await first
    expect(texts.currentLanguage()).toBe('en')
    expect(document.cookie).toContain('i18next=en')
  })

  it('a language that cannot be had leaves the page as it is, and can be chosen again', async () => {
    const answers: Parameters<typeof serveFiles>[0] & object = { en: missing }
    serveFiles(answers)
    const texts = await freshTexts()
    await texts.initI18n()
    expect(await texts.changeLanguage('en')).toBe(false)
    expect([html.lang, texts.currentLanguage()]).toEqual(['fr', 'fr'])
    delete answers.en
    expect(await texts.changeLanguage('en')).toBe(true)
    expect(texts.t('login.username')).toBe('Username')
  })
})

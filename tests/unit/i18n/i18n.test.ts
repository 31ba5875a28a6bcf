import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  failing,
  forgetFreshTexts,
  freshTexts,
  json,
  lateFile,
  missing,
  page,
  serveFiles,
} from '../../support/translationFiles'
import en from '../../../public/locales/en/translation.json'
import { server } from '../../support/server'

const html = document.documentElement
const skip = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  html.lang = 'fr'
  html.dir = 'ltr'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterAll(forgetFreshTexts)

describe('Decisions 22: the page waits for texts at most 2.5 s beyond the splash', () => {
  it('then French shows with its lang and dir, and is replaced when the file arrives', async () => {
    const late = lateFile('ar')
    serveFiles({ ar: late.answer })
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    const ready = texts.initI18n()
    await skip(2600)
    expect(texts.requireTexts).toThrow('no texts')
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

  it('a late file does not undo a language chosen meanwhile', async () => {
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
  it('sends six requests, and the built-in French shows long before the last', async () => {
    const sentAt: number[] = []
    serveFiles({
      fr: () => {
        sentAt.push(Date.now())
        return failing()
      },
    })
    const texts = await freshTexts()
    const ready = texts.initI18n()
    await skip(2800)
    await ready
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    for (const wait of [350, 700, 1400, 2800, 5600, 60_000]) await skip(wait + 50)
    expect(asked).toEqual(Array(6).fill('fr'))
    for (const [i, wait] of [350, 700, 1400, 2800, 5600].entries()) {
      const waited = sentAt[i + 1]! - sentAt[i]!
      expect(waited).toBeGreaterThanOrEqual(wait)
      expect(waited).toBeLessThan(1.4 * wait)
    }
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
  })

  it.each([
    ['no file', missing],
    ['a page in place of the file', page],
    ['JSON that is no object', json('maintenance')],
    ['JSON of something else', json({ status: 'ok', title: { home: 'Portal' } })],
    ['a part of the texts', json({ ...en, login: undefined })],
    ['the groups without texts', json(Object.fromEntries(Object.keys(en).map((key) => [key, {}])))],
  ])('%s: French at once, in every language', async (_what, answer) => {
    serveFiles({ fr: answer, ar: answer })
    document.cookie = 'i18next=ar'
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Nom d’utilisateur')
    expect([html.lang, html.dir]).toEqual(['fr', 'ltr'])
  })
})

describe('§9 Translation loading: up to 10 parallel reads', () => {
  it('the eleventh file waits for one of the ten before it', async () => {
    const late = lateFile('fr')
    serveFiles({ fr: late.answer })
    const texts = await freshTexts()
    const ready = texts.initI18n()
    const { default: instance } = await import('i18next')
    const others = instance.loadNamespaces(Array.from({ length: 10 }, (_, at) => `part${at}`))
    await skip(100)
    expect(asked).toHaveLength(10)
    late.release()
    await Promise.all([ready, others])
    expect(asked).toHaveLength(11)
  })
})

describe('A text that came and is none', () => {
  it.each(['fr', 'ar'])('in %s is asked for once more, past the worker’s copy', async (lang) => {
    const caches: string[] = []
    server.use(
      http.get('*/locales/:lang/translation.json', ({ request, params }) => {
        if (params.lang !== lang) return HttpResponse.json(en)
        caches.push(request.cache)
        return HttpResponse.json(caches.length > 1 ? en : { unlike: 'the texts' })
      }),
    )
    document.cookie = `i18next=${lang}`
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Username')
    expect(caches).toEqual(['default', 'reload'])
  })
})

describe('Decisions 5: changing the language', () => {
  it('loads one file, sets lang and dir, and is stored', async () => {
    serveFiles()
    const texts = await freshTexts()
    await texts.initI18n()
    expect(await texts.changeLanguage('ar')).toBe(true)
    expect([html.lang, html.dir]).toEqual(['ar', 'rtl'])
    expect(document.cookie).toContain('i18next=ar')
    expect(asked).toEqual(['fr', 'ar'])
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

  it('a language that cannot be loaded changes nothing, and can be chosen again', async () => {
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

describe('The addresses of the texts', () => {
  afterEach(() => {
    delete html.dataset.texts
  })

  it('are those that the build wrote into the page', async () => {
    html.dataset.texts = 'fr:/locales/fr/translation-1.json en:/locales/en/translation-2.json'
    const named: string[] = []
    server.use(
      http.get('*/locales/:lang/:name', ({ request }) => {
        named.push(new URL(request.url).pathname)
        return HttpResponse.json(en)
      }),
    )
    document.cookie = 'i18next=en'
    const texts = await freshTexts()
    await texts.initI18n()
    expect(texts.t('login.username')).toBe('Username')
    expect(named).toContain('/locales/en/translation-2.json')
    expect(named).not.toContain('/locales/en/translation.json')
  })
})

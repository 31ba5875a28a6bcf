import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFakeTime } from '../../support/timers'

const shell = readFileSync('index.html', 'utf8')
const boot = readFileSync('src/boot.js', 'utf8')

interface Browser {
  /** The query of the address. */
  search?: string
  /** Attributes that the build adds to the page's tag. */
  built?: string
  /** Features the simulated browser lacks. */
  lacks?: 'noModule' | 'color' | 'selector' | 'CSS' | 'RegExp'
}

/** Runs the page's first script as a browser with that cookie at that address does. */
function startAt(
  pathname: string,
  cookie: string,
  { search = '', built = '', lacks }: Browser = {},
) {
  const text = shell.replace('lang="fr"', `lang="fr" ${built}`)
  const page = new DOMParser().parseFromString(text, 'text/html')
  Object.defineProperty(page, 'cookie', { value: cookie })
  const reload = vi.fn()
  const world = new EventTarget()
  runInNewContext(boot, {
    document: page,
    window: world,
    location: { pathname, search, reload },
    setTimeout,
    clearTimeout,
    AbortSignal,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    HTMLScriptElement: { prototype: lacks === 'noModule' ? {} : { noModule: false } },
    CSS: { supports: (what: string) => !what.startsWith(lacks ?? '-') },
    ...(lacks === 'CSS' && { CSS: undefined }),
    ...(lacks === 'RegExp' && {
      RegExp: () => {
        throw new SyntaxError('Invalid group')
      },
    }),
  })
  const texts = page.querySelector('link[rel=preload]')?.getAttribute('href') ?? null
  return { html: page.documentElement, page, texts, world, reload }
}

beforeEach(() => {
  useFakeTime()
})

afterEach(() => {
  document.body.replaceChildren()
})

describe('Decisions 28: language before first paint', () => {
  it.each([
    ['', 'fr', 'ltr'],
    ['i18next=en', 'en', 'ltr'],
    ['theme=x; i18next=ar; other=1', 'ar', 'rtl'],
    ['i18next=ar-TN', 'ar', 'rtl'],
    ['i18next=xx', 'fr', 'ltr'],
    ['noti18next=ar', 'fr', 'ltr'],
  ])('the cookie "%s" opens the page in %s, %s', (cookie, lang, dir) => {
    const { html, texts } = startAt('/', cookie)
    expect([html.lang, html.dir]).toEqual([lang, dir])
    expect(texts).toBe(`/locales/${lang}/translation.json`)
  })

  it('the texts are preloaded by the names that the build gave them', () => {
    const built = 'data-texts="fr:/locales/fr/translation-1.json ar:/locales/ar/translation-2.json"'
    const texts = ['fr', 'ar', 'en'].map((lang) => startAt('/', `i18next=${lang}`, { built }).texts)
    expect(texts).toEqual([
      '/locales/fr/translation-1.json',
      '/locales/ar/translation-2.json',
      '/locales/en/translation.json',
    ])
  })

  it.each([
    ['', '?lng=ar', 'ar', 'rtl'],
    ['', '?s=x&lng=en', 'en', 'ltr'],
    ['', '?lng=de', 'fr', 'ltr'],
    ['i18next=en', '?lng=ar', 'en', 'ltr'],
  ])('with the cookie "%s" the address %s opens in %s, %s', (cookie, search, lang, dir) => {
    const { html } = startAt('/', cookie, { search })
    expect([html.lang, html.dir]).toEqual([lang, dir])
  })
})

describe('A browser that is too old', () => {
  it.each(['noModule', 'color', 'selector', 'CSS', 'RegExp'] as const)(
    'shows the message and nothing else (without %s)',
    (lacks) => {
      const { html, texts } = startAt('/', 'i18next=ar', { lacks })
      expect([html.dataset.start, html.lang, html.dir]).toEqual(['too-old', 'ar', 'rtl'])
      expect(texts).toBeNull()
    },
  )
})

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bannerSlides } from '@/domain/banners'
import { hideSplash, showStartFailure } from '@/lib/loading/splash'
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
    AbortController,
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

describe('§2 Splash', () => {
  it('is in the page before any script runs, and is removed once', () => {
    document.body.append(startAt('/', '').page.body.querySelector('#splash')!)
    expect(document.querySelector('[data-testid="splash"]')).toBeInTheDocument()
    hideSplash()
    hideSplash()
    expect(document.querySelector('[data-testid="splash"]')).not.toBeInTheDocument()
  })

  it('has the first banner image of both layouts', () => {
    const { page } = startAt('/', '')
    const [desktop, mobile] = [false, true].map((isMobile) => bannerSlides(isMobile)[0]?.url)
    const banner = page.querySelector('.splashBanner')
    expect(banner?.querySelector('source')?.getAttribute('srcset')).toBe(desktop)
    expect(banner?.querySelector('img')?.getAttribute('src')).toBe(mobile)
  })

  it('shows the banner frame on the home page only', () => {
    expect(startAt('/', '').html.hasAttribute('data-home')).toBe(true)
    expect(startAt('/casino', '').html.hasAttribute('data-home')).toBe(false)
  })
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

  it('needs no inline script, style or handler', () => {
    const page = new DOMParser().parseFromString(shell, 'text/html')
    expect(
      page.querySelector('script:not([src], [type="application/json"]), style, [style]'),
    ).toBeNull()
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
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

  it('does not stop other browsers', () => {
    expect(startAt('/', '').html.dataset.start).toBeUndefined()
  })
})

describe('A start that fails', () => {
  it('shows a message after 15 seconds', () => {
    const { html } = startAt('/', '')
    vi.advanceTimersByTime(14_999)
    expect(html.dataset.start).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(html.dataset.start).toBe('failed')
  })

  it('shows no message after the app has started', () => {
    const { html, page } = startAt('/', '')
    page.getElementById('splash')?.remove()
    vi.advanceTimersByTime(20_000)
    expect(html.dataset.start).toBeUndefined()
  })

  it('hides the message when the app starts late', () => {
    showStartFailure()
    expect(document.documentElement.dataset.start).toBe('failed')
    hideSplash()
    expect(document.documentElement.dataset.start).toBeUndefined()
  })

  it('is retried when the network returns, and only then', () => {
    const { world, reload } = startAt('/', '')
    world.dispatchEvent(new Event('online'))
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(15_000)
    world.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each(['fr', 'en', 'ar'])('can be retried with the button (%s)', async (lang) => {
    const { page, reload } = startAt('/', `i18next=${lang}`)
    const part = page.querySelector(`[data-for="failed"] [lang="${lang}"]`)
    part?.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('has its messages in all three languages', () => {
    const { page } = startAt('/', '')
    const messages = [...page.querySelectorAll('.startMessage')]
    expect(messages).toHaveLength(3)
    for (const message of messages) {
      const parts = [...message.querySelectorAll('section')]
      expect(parts.map(({ lang, dir }) => [lang, dir])).toEqual([
        ['fr', 'ltr'],
        ['en', 'ltr'],
        ['ar', 'rtl'],
      ])
    }
  })
})

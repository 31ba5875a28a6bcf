import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { bannerSlides } from '@/domain/banners'
import { hideSplash } from '@/lib/splash'

const shell = readFileSync('index.html', 'utf8')
const boot = readFileSync('public/boot.js', 'utf8')

/** Runs the first script of the page as a browser with that cookie at that address does. */
function startAt(pathname: string, cookie: string) {
  const page = new DOMParser().parseFromString(shell, 'text/html')
  Object.defineProperty(page, 'cookie', { value: cookie })
  runInNewContext(boot, { document: page, location: { pathname } })
  const texts = page.head.lastElementChild?.getAttribute('href')
  return { html: page.documentElement, page, texts }
}

afterEach(() => {
  document.body.replaceChildren()
})

describe('§2 Splash', () => {
  it('stands in the page before any script, and goes for good', () => {
    document.body.append(startAt('/', '').page.body.querySelector('#splash')!)
    expect(document.querySelector('[data-testid="splash"]')).toBeInTheDocument()
    hideSplash()
    hideSplash()
    expect(document.querySelector('[data-testid="splash"]')).not.toBeInTheDocument()
  })

  it("has the first banner's picture of either layout", () => {
    const { page } = startAt('/', '')
    const [desktop, mobile] = [false, true].map((isMobile) => bannerSlides(isMobile)[0]?.url)
    const banner = page.querySelector('.splashBanner')
    expect(banner?.querySelector('source')?.getAttribute('srcset')).toBe(desktop)
    expect(banner?.querySelector('img')?.getAttribute('src')).toBe(mobile)
  })

  it('frames the banner on the home page only', () => {
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

  it('needs no inline script, style or handler (Quality F6)', () => {
    const page = new DOMParser().parseFromString(shell, 'text/html')
    expect(page.querySelector('script:not([src]), style, [style]')).toBeNull()
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/domain/entities'
import { languageCodes, languageTable } from '@/domain/languageTable'
import { expect, test } from './fixtures'
import { everyKind, everyPath, navigateTo, open, still } from './still'
import { textsOf } from '../support/texts'

// The last file of a run, which one worker would play alone.
test.describe.configure({ mode: 'parallel' })
test.use({ build: 'dist-demo', ...still })

/** Texts of the other languages that differ from this language's texts. */
function foreign(lang: LanguageCode): Set<string> {
  const own = new Set(textsOf(lang).values())
  const others = Object.values(languageTable).filter(({ pref }) => pref !== lang)
  return new Set(
    others.flatMap(({ pref }) => [...textsOf(pref).values()]).filter((text) => !own.has(text)),
  )
}

/**
 * Latin words that Arabic pages may show: names of the brand, players and file formats, currency codes,
 * ids, and the other languages' names.
 */
const latinNames = /^(Sirocco|Français|English|CSV|JSON|TND|EUR|MAD|DZD|E-\d+|yasmine|karim|Y|K)$/

/** Elements with names that are not translated. */
const NAMES =
  '[data-testid="game-tile"], [data-testid="top-win-row"], [data-testid="play-name"], bdi, td, dd, ' +
  '[lang], img, iframe, header h1, .num, [role="radio"]:has(img)'

/** All visible and accessible texts of the page, without names. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const found = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // Not the page's data block, which nobody sees.
      if (!parent || parent.matches('noscript, script')) continue
      if (parent.closest(names)?.matches(':not(html)')) continue
      found.add(node.nodeValue?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(names)?.matches(':not(html)')) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'aria-description'])
        found.add(element.getAttribute(name) ?? '')
    }
    // Removes the name of a game or a player from a longer text.
    const inserted = [...document.querySelectorAll(names)]
      .flatMap((each) => [
        each.getAttribute('aria-label'),
        each.getAttribute('alt'),
        each.textContent,
      ])
      .filter((name): name is string => name !== null && name.length > 1)
      .toSorted((a, b) => b.length - a.length)
    const withoutNames = [...found].map((text) => {
      const name = inserted.find((each) => text.includes(each))
      return name === undefined ? text : text.replace(name, '')
    })
    return [...new Set(withoutNames)].filter((text) => text.trim() !== '')
  }, NAMES)
}

/** Wrong texts: a raw key, an unfilled placeholder, another language. */
function wrongTexts(lang: LanguageCode, words: readonly string[]): string[] {
  const others = foreign(lang)
  return words.filter((text) => {
    if (textsOf('fr').has(text) || text.includes('{{') || others.has(text)) return true
    if (lang !== 'ar') return /[\u0600-\u06ff]/.test(text) && text !== 'العربية'
    return (text.match(/[A-Za-zÀ-ÿ][\w-]*/g) ?? []).some((word) => !latinNames.test(word))
  })
}

/** The menus and dialogs of the home page. */
async function openEverything(page: Page, isMobile: boolean, collect: () => Promise<void>) {
  const openers = page.locator(isMobile ? '[aria-haspopup]:visible' : 'header [aria-haspopup]')
  const count = await openers.count()
  for (let index = 0; index < count; index++) {
    await openers.nth(index).click()
    await page.locator('[role="menu"], [role="dialog"]').first().waitFor()
    await collect()
    await page.keyboard.press('Escape')
    await page.locator('[role="menu"], [role="dialog"]').first().waitFor({ state: 'detached' })
  }
}

/** The hosts that a page asks for files. */
function watchHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host)
  })
  return hosts
}

for (const lang of languageCodes) {
  test.describe(
    `no raw key, no other language, no other host and no window with an opener, in ${lang}`,
    { tag: lang === 'ar' ? '@both' : [] },
    () => {
      test.use({ lang })

      for (const player of [null, 'yasmine'] as const) {
        test.describe(() => {
          test.use({ player })

          test(player ? 'to a player' : 'to a visitor', async ({ page, site, isMobile }) => {
            const hosts = watchHosts(page)
            const found = new Set<string>()
            const collect = async () => {
              await expect(page.locator('a[target="_blank"]:not([rel~="noopener"])')).toHaveCount(0)
              for (const text of wrongTexts(lang, await texts(page)))
                found.add(`${page.url()} "${text}"`)
            }
            await open(page, '/')
            await openEverything(page, isMobile, collect)
            // The phone layout has the same texts except for its header and menus.
            for (const path of player ? (isMobile ? everyKind : everyPath) : []) {
              await navigateTo(page, path)
              await collect()
            }
            expect([...found]).toEqual([])
            expect([...hosts]).toEqual([new URL(site.url).host])
          })
        })
      }
    },
  )
}

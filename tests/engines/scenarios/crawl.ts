import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { paths } from '@/domain/paths'
import type { SizeName } from '../driver/driver'
import type { View } from '../driver/page'
import type { Stage } from '../stage'

const playPaths: readonly string[] = [paths.casinoPlay, paths.liveCasinoPlay, paths.crashPlay]
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

/** All paths of the product (one of the three play pages), and a list without games. */
const everyPath: readonly string[] = [
  ...Object.values(paths).filter((path) => !playPaths.slice(1).includes(path)),
  '/casino/preview?s=zzzz',
]

/** Waits until the page has its title and nothing visible is loading. */
async function rest(page: View, path: string): Promise<void> {
  await page.until(`${path} stands`, () =>
    page.run(
      (where) =>
        location.pathname + location.search === where &&
        document.querySelector('#splash') === null &&
        document.querySelector('h1') !== null &&
        [...document.querySelectorAll('main [aria-busy="true"]')].every((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return bottom < 0 || top > innerHeight
        }),
      path,
    ),
  )
}

/** Navigates like a link of the app; a game needs its history state. */
async function turnTo(page: View, path: string): Promise<void> {
  await page.run(
    (to, usr) => {
      const state = { usr, key: to, idx: history.length }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    path,
    playPaths.includes(path) ? game : null,
  )
  await rest(page, path)
}

interface Finding {
  path: string
  text: string
}

/**
 * Problems that no page may show: a translation key, an object as text, horizontal scrolling, a wrong
 * direction.
 */
async function blemishes(page: View, path: string, lang: LanguageCode): Promise<Finding[]> {
  const found = await page.run((wanted) => {
    const { lang: now, dir, scrollWidth, clientWidth } = document.documentElement
    const text = document.body.innerText
    return [
      now === wanted ? '' : `its language is ${now}`,
      dir === (wanted === 'ar' ? 'rtl' : 'ltr') ? '' : `its direction is ${dir}`,
      scrollWidth > clientWidth ? `it is ${scrollWidth - clientWidth} px too wide` : '',
      document.querySelectorAll('h1').length === 1 ? '' : 'it has not one h1',
      /\[object |undefined|NaN\b/.exec(text)?.[0] ?? '',
      /\b[a-z]+(?:\.[a-z]+[A-Z]\w*)+\b/.exec(text)?.[0] ?? '',
    ]
  }, lang)
  return found.filter((text) => text !== '').map((text) => ({ path, text }))
}

/** With `PICTURES=1` each page is kept as a picture, to look at. */
async function keepPicture(page: View, engine: string, crawl: string, path: string): Promise<void> {
  if (!process.env.PICTURES) return
  const folder = join('reports/engines', engine, crawl)
  mkdirSync(folder, { recursive: true })
  const name = path.replace(/^\//, '').replace(/\W+/g, '-') || 'home'
  writeFileSync(join(folder, `${name}.png`), await page.tab.picture())
}

/** Each language once, both layouts, with page loads and with navigations inside the app. */
const crawls: readonly [how: string, lang: LanguageCode, size: SizeName][] = [
  ['loaded', 'fr', 'desktop'],
  ['loaded', 'ar', 'phone'],
  ['turned to', 'en', 'phone'],
]

/** The host records violations, errors and failed requests; the stage fails on any. */
export function crawl(stage: () => Stage): void {
  describe('Every page, without a violation, an error or a failed request', () => {
    it.each(crawls)('%s in %s on %s', async (how, lang, size) => {
      const page = await stage().visit('/', { as: 'yasmine', lang, size })
      await rest(page, '/')
      const found: Finding[] = []
      for (const path of everyPath) {
        if (how === 'turned to' || playPaths.includes(path)) await turnTo(page, path)
        else {
          await stage().go(page, path)
          await rest(page, path)
        }
        await keepPicture(page, stage().engine.name, `${lang}-${size}`, path)
        found.push(...(await blemishes(page, path, lang)))
      }
      expect(found).toEqual([])
    })
  })
}

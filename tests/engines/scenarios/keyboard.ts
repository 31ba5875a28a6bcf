import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import { untilSent } from '../acts'
import { button, GAME, heading, testId } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

/** More than the tab stops of any page. */
const MAX_STOPS = 150

/** The label or the text of the focused element. */
const focused = (view: View) =>
  view.run(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    return element.getAttribute('aria-label') ?? element.textContent.trim()
  })

/** Presses Tab (or another key) until an element with this name has the focus. */
async function tabTo(page: View, name: RegExp, view: View = page, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // The page receives the keys until the focus is inside the frame.
    const isInside = view !== page && (await focused(view)) !== ''
    await (isInside ? view : page).press(key)
    const now = await focused(view)
    if (name.test(now)) return
    passed.push(now)
  }
  throw new Error(`${key} never reached ${String(name)}, but ${passed.join(' | ')}`)
}

export function keyboard(stage: () => Stage): void {
  describe('With the keyboard only', () => {
    it('a player logs in, opens a game, plays it and closes it', async () => {
      const page = await stage().visit('/crash/preview')
      await page.see(places.tile)
      await page.press('Tab')
      expect(await focused(page)).toBe('Skip to content')
      await tabTo(page, /^Login$/)
      await page.press('Enter')
      await page.see(places.login)
      await page.until('the first field has the focus', () =>
        page.run(() => document.activeElement?.getAttribute('name') === 'username'),
      )
      await page.tab.type(null, 'yasmine')
      await page.press('Tab')
      await page.tab.type(null, 'sirocco2026')
      await page.press('Enter')
      await page.see(testId('user-panel'))

      await tabTo(page, /^Falcon Rise$/)
      await page.press('Enter')
      const game = page.frame(GAME)
      await game.see(button('Take off'))
      await tabTo(page, /^Take off$/, game)
      await game.press('Enter')
      await untilSent(stage(), page, /settle\/crash/)

      await page.tab.reload()
      await page.see(places.game)
      await tabTo(page, /^Close$/)
      await page.press('Enter')
      await page.see(heading('Crash Games'))
    })
  })
}

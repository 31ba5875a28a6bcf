import { describe, expect, it } from 'vitest'
import { role } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

/** Switches the demo's notice on or off. */
async function show(isOn: boolean): Promise<void> {
  await fetch('/demo/faults.json', {
    method: isOn ? 'POST' : 'DELETE',
    ...(isOn && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ call: '/notice.json', fault: 'notice' }),
    }),
  })
}

/** The tile in the middle of the window. */
const middle = () =>
  [...document.querySelectorAll('[data-testid="game-tile"]')]
    .map((tile) => Math.round(tile.getBoundingClientRect().top))
    .find((top) => top > window.innerHeight / 3) ?? 0

export function notice(stage: () => Stage): void {
  describe('The notice of the operator', () => {
    it.each([
      ['fr', 'Fermer l’avis'],
      ['ar', 'إغلاق الإشعار'],
    ] as const)(
      'leaves what is read in its place, and closes by keyboard (%s)',
      async (lang, name) => {
        const page = await stage().visit('/casino/preview', { lang })
        await page.run(show, true)
        await page.see(places.tile)
        await page.run(() => {
          window.scrollTo(0, 400)
        })
        await page.until('the page has scrolled', async () => (await page.run(middle)) > 0)
        const before = await page.run(middle)
        const close = role('button', name)
        await page.see(close, 20_000)
        await page.run(show, false)
        expect(Math.abs((await page.run(middle)) - before)).toBeLessThan(3)
        await page.run(() => {
          document.querySelector<HTMLElement>('[role="status"] button')?.focus()
        })
        await page.press('Enter')
        await page.gone(close)
        await page.until('the page has the focus', () =>
          page.run(() => document.activeElement?.id === 'main'),
        )
      },
    )
  })
}

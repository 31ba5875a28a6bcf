import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { View } from '../driver'
import { button, GAME, heading, link, role } from '../find'
import { startHost } from '../host'
import { Stage } from '../stage'
import { makeCertificate } from '../../support/certificate'
import { places } from '../../support/places'

/** A self-signed certificate, which the drivers accept. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const files = makeCertificate(folder)
  const pair = {
    key: readFileSync(files.key, 'utf8'),
    cert: readFileSync(files.certificate, 'utf8'),
  }
  rmSync(folder, { recursive: true })
  return pair
}

const buildOf = (page: View) => page.run(() => document.documentElement.dataset.build ?? '')

export function hosts(stage: () => Stage): void {
  describe('Over https', () => {
    it('a slot as a page and a game as script text can be played', async () => {
      const secure = new Stage(await startHost(certificate()), stage().engine)
      try {
        const page = await secure.visit('/casino/preview', { as: 'yasmine' })
        // The demo launches games whose id is a multiple of seven as script text.
        for (const id of ['1000', '1001']) {
          await page.click({ css: `[data-game-id="${id}"]` })
          await page.see(places.game)
          await page.frame(GAME).click(button('Spin'))
          await page.click(places.close)
          await page.see(heading('Casino'))
        }
        await secure.check()
      } finally {
        await secure.host.close()
      }
    })
  })

  describe('A deploy while the player is here', () => {
    it('the next page is of the new build, and nobody is logged out', async () => {
      // The files of the old build no longer exist.
      stage().allow(/assets/)
      const page = await stage().visit('/virtual', { as: 'yasmine' })
      await page.see(places.balance)
      await page.until('the worker has the page', () =>
        page.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      )
      const before = await buildOf(page)
      // Another build of the same app, without the demo.
      stage().host.deploy('dist')
      await page.click(link('Contact Us', role('contentinfo')))
      await page.see(heading('Contact Us'))
      await stage().go(page, '/casino/preview')
      await page.see(places.tile)
      expect(await buildOf(page)).not.toBe(before)
      await page.see(places.balance)
      stage().host.deploy('dist-demo')
    })
  })
}

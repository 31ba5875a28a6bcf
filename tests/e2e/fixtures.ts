import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { removeBuild, siteOf } from './builds'
import { launchOptions, WHOLE_BROWSER } from './browser'
import { openFarApi } from './farApi'
import { startNginx } from './nginxSupport'
import { listen, served } from './served'
import { addExtension, setTextSize, translate } from './worlds'

export { expect } from '@playwright/test'

/** The odd circumstances of a page, which a test chooses with `test.use`. */
interface Worlds {
  /** The browser translates the page. */
  isTranslated: boolean
  /** An extension has an element in the body. */
  hasExtension: boolean
  /** The size of text that the player has set in the browser, in px. */
  textSize: number | null
}

interface WorkerWorlds {
  /** A build of the brand Atlas, which names its hosts: `test.use({ build: ... })`. */
  atlasBuild: string
  /** A build whose API is on another host and exposes no headers: `test.use({ build: ... })`. */
  farBuild: string
  /** The address of nginx with the sample configuration, which serves `dist`: `test.use({ baseURL: ... })`. */
  nginxUrl: string
}

export const test = served.extend<Worlds, WorkerWorlds>({
  isTranslated: [false, { option: true }],
  hasExtension: [false, { option: true }],
  textSize: [null, { option: true }],

  context: async ({ context, isTranslated, hasExtension }, provide) => {
    if (isTranslated) await context.addInitScript(translate)
    if (hasExtension) await context.addInitScript(addExtension)
    await provide(context)
  },

  page: async ({ page, textSize }, provide) => {
    if (textSize !== null) await setTextSize(page, textSize)
    await provide(page)
  },

  atlasBuild: [
    async ({}, provide) => {
      const build = siteOf('atlas')
      await provide(build)
      removeBuild(build)
    },
    { scope: 'worker' },
  ],

  farBuild: [
    async ({ sites }, provide) => {
      const api = await openFarApi()
      const build = siteOf('sirocco', { apiUrl: api.url })
      api.target = (await sites(build)).url
      await provide(build)
      api.close()
      removeBuild(build)
    },
    { scope: 'worker' },
  ],

  nginxUrl: [
    async ({ sites }, provide) => {
      const nginx = await startNginx((await sites('dist')).url)
      await provide(nginx.url)
      await nginx.close()
    },
    { scope: 'worker' },
  ],
})

/** Chromium with the setting “block all cookies”, which blocks all storage of a page, too. */
export const withoutCookies = test.extend({
  context: async ({ playwright, baseURL }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'))
    mkdirSync(join(profile, 'Default'))
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions(WHOLE_BROWSER),
      ...(baseURL !== undefined && { baseURL }),
    })
    const noise = listen(context)
    await provide(context)
    await context.close()
    expect(noise).toEqual([])
    rmSync(profile, { recursive: true, force: true })
  },
})

import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import { launchOptions } from './tests/e2e/browser.ts'

const isCI = Boolean(process.env.CI)
const chromium = { browserName: 'chromium', launchOptions: launchOptions() } as const
const desktop = { viewport: { width: 1440, height: 900 } }
const phone: Partial<PlaywrightTestOptions> = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}

/** A test runs on desktop; with the tag `@phone` on a phone, with `@both` on both (docs/testing.md). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'reports/e2e-results',
  workers: 2,
  forbidOnly: isCI,
  // Browser tests can fail on a busy CI machine; the CI summary lists each retried test.
  retries: isCI ? 2 : 0,
  timeout: 90_000,
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.05 } },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'reports/e2e' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  use: { actionTimeout: 15_000, serviceWorkers: 'block', trace: 'on-first-retry' },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...chromium, ...desktop } },
    { name: 'phone', grep: /@phone|@both/, use: { ...chromium, ...phone } },
    // Playwright's own builds of these engines; @chromium marks tests of what only Chromium can do.
    ...(process.env.ALL_ENGINES
      ? (['firefox', 'webkit'] as const).map((browserName) => ({
          name: browserName,
          grepInvert: /@phone|@chromium/,
          use: { browserName, ...desktop },
        }))
      : []),
  ],
})

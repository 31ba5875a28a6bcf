import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectUnharmed, hostileTexts, SCRIPT } from './hostileTexts'
import { tiles } from './pages'
import { still } from './still'

// Thirty pages without motion, which the machine draws faster.
test.use({ ...still, build: 'dist-demo', allowed: /^Loading the image 'javascript:/ })

test('the URL is treated as text', async ({ page }) => {
  test.slow()
  // Servers accept URLs of about 16 kB.
  const texts = hostileTexts.map((text) => text.slice(0, 4000))
  /** Query values that need not be well-formed. */
  const raw = ['%', '%E0%A4%A', '%ED%A0%80', '%253Cscript%253E', '+', '&&==']
  const queries = [
    ...texts.map((text) => new URLSearchParams({ p: text, c: text, s: text }).toString()),
    ...raw.map((text) => `p=${text}&c=${text}&s=${text}`),
    'p=37&p=998&c=&c=1&s=a&s=b',
  ]

  for (const query of queries) {
    await test.step(query.slice(0, 50), async () => {
      await page.goto(`/casino/preview?${query}`)
      await expectUnharmed(page)
    })
  }
})

test.describe('the state of the history entry is treated as data', () => {
  // Each test loads a page up to twenty times.
  test.slow()

  /** Games that may be requested but that no server knows. */
  const unknown = hostileTexts
    .filter((text) => text.trim() !== '')
    .map((text) => ({ game_id: text, provider_id: text, type: text, name: text, image: text }))
  /** Sets a state that an older version, an extension or a bug could leave. */
  async function reloadWith(page: Page, path: string, entry: unknown) {
    await page.evaluate(
      ([address, state]) => {
        history.replaceState(state, '', address)
      },
      [path, entry] as const,
    )
    await page.reload()
  }

  test('a preview ignores it', async ({ page }) => {
    await page.goto('/casino/preview')
    for (const usr of [null, ...unknown]) {
      await reloadWith(page, '/casino/preview', { usr, key: SCRIPT, idx: SCRIPT })
      await expect(tiles(page).first()).toBeVisible()
      await expectUnharmed(page)
    }
  })
})

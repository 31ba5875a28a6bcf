import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectUnharmed, hostileTexts, SCRIPT } from './hostileTexts'
import { tiles } from './pages'

test.use({ build: 'dist-demo', allowed: /^Loading the image 'javascript:/ })

test.describe('the URL is treated as text', () => {
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
    test(`in ${query.slice(0, 50)}`, async ({ page }) => {
      for (const path of ['/casino/preview', '/live_casino/preview', '/pragmatic']) {
        await page.goto(`${path}?${query}`)
        await expectUnharmed(page)
      }
    })
  }

  for (const name of ['p', 'c', 's']) {
    test(`of ${name} alone, and finds no game`, async ({ page }) => {
      for (const text of ['<img src=x onerror=alert(1)>', '%00', ...texts.slice(-3)]) {
        await page.goto(`/crash/preview?${new URLSearchParams({ [name]: text }).toString()}`)
        await expect(page.getByRole('heading', { name: 'No Game' })).toBeVisible()
        await expectUnharmed(page)
      }
    })
  }

  test('a search for markup shows the markup as text', async ({ page }) => {
    await page.goto(`/casino/preview?s=${encodeURIComponent(SCRIPT)}`)
    await expect(page.getByRole('heading', { name: 'No Game' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(SCRIPT)
    await expectUnharmed(page)
  })
})

test.describe('the state of the history entry is treated as data', () => {
  // Each test loads a page up to twenty times.
  test.slow()

  /** States without a game, which lead to `/`. */
  const nothing = [
    null,
    7,
    SCRIPT,
    [],
    [SCRIPT],
    {},
    { game_id: {} },
    { game_id: '  ' },
    { game_id: [1000] },
  ]
  /** Games that may be requested but that no server knows. */
  const unknown = hostileTexts
    .filter((text) => text.trim() !== '')
    .map((text) => ({ game_id: text, provider_id: text, type: text, name: text, image: text }))
  const entryOf = (usr: unknown) => ({ usr, key: 'k', idx: 0 })
  const entries = [...nothing, ...unknown].map((usr) => ({ usr, key: SCRIPT, idx: SCRIPT }))

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
    for (const entry of entries) {
      await reloadWith(page, '/casino/preview', entry)
      await expect(tiles(page).first()).toBeVisible()
      await expectUnharmed(page)
    }
  })

  test.describe('for a player', () => {
    test.use({ player: 'yasmine' })

    for (const { name, path, states } of [
      { name: 'a game', path: '/casino/play_game', states: nothing.map(entryOf) },
      {
        name: 'a state of the router',
        path: '/crash/play_game',
        states: ['text', 7, [], { key: {}, idx: 'x', usr: { game_id: 1 / 0 } }],
      },
      { name: 'a known game', path: '/casino/play_game', states: unknown.map(entryOf) },
    ]) {
      test(`a play page without ${name} leads to /`, async ({ page }) => {
        await page.goto('/virtual')
        for (const state of states) {
          await reloadWith(page, path, state)
          await expect(page).toHaveURL('/')
          await expectUnharmed(page)
        }
      })
    }

    test('a real game with a hostile name runs and shows that name as text', async ({ page }) => {
      await page.goto('/virtual')
      const game = { game_id: 1000, provider_id: 37, type: 1 }
      const usr = { ...game, name: SCRIPT, image: 'javascript:window.__xss=1' }
      await reloadWith(page, '/casino/play_game', entryOf(usr))
      await expect(page.getByTestId('game-frame')).toHaveAttribute('title', SCRIPT)
      await expectUnharmed(page)
    })
  })
})

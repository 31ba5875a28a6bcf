import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAsPlayer, expectUnharmed, hostileTexts, SCRIPT } from './hostileSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** Raw query values, which need not be well-formed. */
const raw = ['%00', '%', '%E0%A4%A', '%ED%A0%80', '%253Cscript%253E', '+', '&&==']

describe('Quality F5: the URL is treated as text', () => {
  it.each(['/casino/preview', '/live_casino/preview', '/pragmatic'])('%s', async (path) => {
    const page = await stage.visit('/virtual')
    const queries = [
      // Servers accept URLs of about 16 kB.
      ...hostileTexts.map((text) => {
        const short = text.slice(0, 4000)
        return new URLSearchParams({ p: short, c: short, s: short }).toString()
      }),
      ...raw.map((text) => `p=${text}&c=${text}&s=${text}`),
      'p=37&p=998&c=&c=1&s=a&s=b',
    ]
    for (const query of queries) {
      await page.goto(new URL(`${path}?${query}`, stage.url).href)
      await expectUnharmed(stage, page)
    }
    await page.context().close()
  })

  it('a search for markup shows the markup as text', async () => {
    const page = await stage.visit(`/casino/preview?s=${encodeURIComponent(SCRIPT)}`)
    await page.getByRole('heading', { name: 'No Game' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe(SCRIPT)
    await expectUnharmed(stage, page)
    await page.context().close()
  })
})

describe('Quality F5: the state of the history entry is treated as data', () => {
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
  const isAt = (page: Page, path: string) =>
    expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toBe(path)

  it('a play page without a game leads to /', async () => {
    const page = await openAsPlayer(stage, '/virtual')
    for (const usr of nothing) {
      await reloadWith(page, '/casino/play_game', { usr, key: 'k', idx: 0 })
      await isAt(page, '/')
      await expectUnharmed(stage, page)
    }
    for (const entry of ['text', 7, [], { key: {}, idx: 'x', usr: { game_id: 1 / 0 } }]) {
      await reloadWith(page, '/crash/play_game', entry)
      await isAt(page, '/')
      await expectUnharmed(stage, page)
    }
    await page.context().close()
  })

  it('a play page with an unknown game of an unknown type leads to /', async () => {
    const page = await openAsPlayer(stage, '/virtual')
    for (const usr of unknown) {
      await reloadWith(page, '/casino/play_game', { usr, key: 'k', idx: 0 })
      await isAt(page, '/')
      await expectUnharmed(stage, page)
    }
    await page.context().close()
  })

  it('a real game with a hostile name runs and shows that name as text', async () => {
    const page = await openAsPlayer(stage, '/virtual')
    const usr = {
      game_id: 1000,
      provider_id: 37,
      type: 1,
      name: SCRIPT,
      image: 'javascript:window.__xss=1',
    }
    await reloadWith(page, '/casino/play_game', { usr, key: 'k', idx: 0 })
    await page.getByTestId('game-frame').waitFor()
    expect(await page.getByTestId('game-frame').getAttribute('title')).toBe(SCRIPT)
    await expectUnharmed(stage, page)
    await page.context().close()
  })

  it('a preview ignores it', async () => {
    const page = await stage.visit('/casino/preview')
    for (const usr of [...nothing, ...unknown]) {
      await reloadWith(page, '/casino/preview', { usr, key: SCRIPT, idx: SCRIPT })
      await page.getByTestId('game-tile').first().waitFor()
      await expectUnharmed(stage, page)
    }
    await page.context().close()
  })
})

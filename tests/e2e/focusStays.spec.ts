import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { button, enter, failOnce, visit } from './ownPress'
import { pageSize, tiles } from './pages'

/** Where the focus goes when a control goes, or is disabled, by its own press with the keyboard. */

test.use({ build: 'dist-demo' })

const games = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    game_id: at + 1,
    name: `Game ${at + 1}`,
    provider_id: 37,
    provider_name: 'Pragmatic',
    image: '',
    type: 1,
  }))

const store = (page: Page, key: string, list: object) =>
  page.addInitScript(
    ([name, data]) => {
      if (localStorage.getItem(name) === null) {
        localStorage.setItem(name, JSON.stringify({ version: 1, data }))
      }
    },
    [key, list] as const,
  )

test('the last Load More gives it to the first new game', async ({ page }) => {
  await visit(page, '/casino/preview')
  await page.route('**/api/get_slot_game*', (route) => route.fulfill({ json: { data: games(5) } }))
  await expect(tiles(page)).toHaveCount(pageSize.desktop)
  await enter(button(page, 'Load More'))
  await expect(tiles(page)).toHaveCount(pageSize.desktop + 5)
  await expect(button(page, 'Load More')).toHaveCount(0)
  await expect(tiles(page).nth(pageSize.desktop)).toBeFocused()
})

test('the last Show more gives it to what follows', async ({ page }) => {
  await page.route('**/api/users*', (route) =>
    route.fulfill({
      json: {
        data: Array.from({ length: 101 }, (_, at) => ({
          id: at + 1,
          name: `Casino ${at}`,
          image: '',
        })),
      },
    }),
  )
  await visit(page, '/casino')
  await enter(button(page, 'Show more'))
  await expect(button(page, 'Show more')).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a heart in My games gives it to the next card, the last one to what stays', async ({
  page,
}) => {
  await store(page, 'favourites', games(3))
  await visit(page, '/my_games')
  const list = page.getByRole('region', { name: 'Favourites' })
  const heart = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await enter(button(heart('Game 2'), 'Favourite'))
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(tiles(list).nth(1)).toBeFocused()
  await enter(button(heart('Game 1'), 'Favourite'))
  await expect(tiles(list).first()).toBeFocused()
  await enter(button(heart('Game 3'), 'Favourite'))
  await expect(list).toHaveCount(0)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('Retry gives it to the list that it brings', async ({ page }) => {
  await failOnce(page, 'get_slot_game')
  await visit(page, '/casino/preview')
  await enter(button(page, 'Retry'))
  await expect(tiles(page)).toHaveCount(pageSize.desktop)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('Clear filters gives it to the games', async ({ page }) => {
  await visit(page, '/casino/preview?s=zzzz')
  await enter(button(page, 'Clear filters'))
  await expect(tiles(page)).toHaveCount(pageSize.desktop)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a row’s last Next gives it to Previous, and back', async ({ page }) => {
  await visit(page, '/casino')
  const arrows = button(page, 'Next').first().locator('..')
  const [previous, next] = [button(arrows, 'Previous'), button(arrows, 'Next')]
  for (const [control, other] of [
    [next, previous],
    [previous, next],
  ] as const) {
    for (let turns = 0; turns < 20 && (await control.isEnabled()); turns++) {
      await enter(control)
      await page.waitForTimeout(400)
    }
    await expect(control).toBeDisabled()
    await expect(other).toBeFocused()
  }
})

test('the offer of the last filters gives it to the filters', async ({ page }) => {
  await store(page, 'gameFilters', { 1: { provider: '37', category: '' } })
  await visit(page, '/casino/preview')
  await enter(button(page, 'Resume your filters'))
  await expect(button(page, 'Resume your filters')).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('Erase gives it to the question, and the answer to Erase', async ({ page }) => {
  await visit(page, '/my_games')
  await enter(button(page, 'Erase everything'))
  await expect(button(page, 'Yes, erase everything')).toBeFocused()
  await enter(button(page, 'Keep'))
  await expect(button(page, 'Erase everything')).toBeFocused()
})

test('a search that is erased gives it to the field', async ({ page }) => {
  await store(page, 'recentSearches', ['book'])
  await visit(page, '/')
  await button(page, 'Search everywhere').first().click()
  const dialog = page.getByRole('dialog')
  await enter(button(dialog, 'Erase recent searches'))
  await expect(dialog.locator(':focus')).toHaveCount(1)
})

test('a message’s Close gives it to the page', async ({ page }) => {
  await page.route('**/locales/ar/*', (route) => route.abort())
  await visit(page, '/')
  await button(page, /^Language/).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await enter(button(message, 'Dismiss'))
  await expect(message).toHaveCount(0)
  await expect(page.locator('body :focus')).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { gameFrame } from './pages'

/** How a game navigates inside its frame after loading, and how often. */
export interface Moves {
  by: 'link' | 'redirect' | 'hash' | 'pushState'
  times: number
}

const HOST = 'https://games.example'

/** A page that shows its step and navigates automatically, except after Back. */
const moving = `<!doctype html><title>game</title><p id="at"></p><script>
  const query = new URLSearchParams(location.search)
  const [by, times, at] = ['by', 'times', 'at'].map((name) => query.get(name))
  const say = (step) => { document.getElementById('at').textContent = 'step ' + step }
  const next = '?by=' + by + '&times=' + times + '&at=' + (Number(at) + 1)
  const isNew = performance.getEntriesByType('navigation')[0].type === 'navigate'
  let step = Number(at)
  const inside = {
    pushState: () => { history.pushState(null, '', '#' + ++step); say(step) },
    hash: () => { location.hash = 'h' + ++step; say(step) },
  }[by]
  const onward = {
    redirect: () => { location.href = next },
    link: () => {
      const link = document.createElement('a')
      link.href = next
      document.body.append(link)
      link.click()
    },
  }[by]
  say(step)
  addEventListener('popstate', () => say(location.hash.replace(/[#h]/g, '') || '0'))
  // During the load event, a browser treats a navigation as a redirect without a history entry.
  if (isNew) addEventListener('load', () => setTimeout(() => {
    if (onward && step < Number(times)) onward()
    while (inside && step < Number(times)) inside()
  }, 50))
</script>`

/** Puts games on a separate host, where they navigate like this. */
export async function moveGames(page: Page, { by, times }: Moves): Promise<void> {
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: moving }),
  )
  const url = `${HOST}/?by=${by}&times=${String(times)}&at=0`
  await page.route('**/api/StartGame', (route) => route.fulfill({ json: { url, isFrame: true } }))
}

/** Presses a visible tile, and waits until the game has finished all its navigations. */
export async function playMoving(page: Page, { times }: Moves): Promise<void> {
  // By coordinates, because a click on the element may scroll the preview first.
  const spot = await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-testid="game-tile"]')]
      .map((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return { x, y, isFree: tile.contains(document.elementFromPoint(x, y)) }
      })
      .find(({ y, isFree }) => isFree && y > 200 && y < window.innerHeight - 150),
  )
  const point = await spot.jsonValue()
  if (!point) throw new Error('No tile is in view')
  // A tile pressed at the same place a moment ago would make this the second press of a double click.
  await page.waitForTimeout(500)
  await page.mouse.click(point.x, point.y)
  await gameFrame(page)
    .getByText(`step ${String(times)}`, { exact: true })
    .waitFor()
}

import type { Page } from '@playwright/test'

/** From nothing to ten million millions, with either sign. */
const AMOUNTS = ['-10000000000000.125', '0', '-98765432109.25', '1234567890.12', '10000000000000.5']

/** Gives every amount of the API one of these; the first is the largest. */
export async function fillWithAmounts(page: Page): Promise<void> {
  await page.route(/\/api\/(?!StartGame)/, async (route) => {
    const response = await route.fetch()
    let count = 0
    const fill = (key: string, value: unknown) =>
      /amount|balance/i.test(key) && value !== null ? AMOUNTS[count++ % AMOUNTS.length] : value
    const text = await response.text()
    try {
      await route.fulfill({ response, json: JSON.parse(text, fill) as unknown })
    } catch {
      await route.fulfill({ response, body: text })
    }
  })
}

/** Runs inside a page: the amounts and dates that are cut, a line for each. */
export function cutAmounts(): string[] {
  const found: string[] = []
  const room = document.documentElement.clientWidth
  for (const amount of document.querySelectorAll(
    '.num, time, [type="date"], [data-testid="as-of"]',
  )) {
    if (!amount.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (amount.closest('[inert], .srOnly, iframe')) continue
    const boxes = [...amount.getClientRects()]
    const right = Math.max(...boxes.map((box) => box.right))
    const left = Math.min(...boxes.map((box) => box.left))
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    let by = ''
    for (let at = amount.parentElement; at && by === ''; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      if (['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth) {
        by = 'nothing'
        break
      }
      const edge = at.getBoundingClientRect()
      const isBar = position === 'sticky' || position === 'fixed'
      const cutsX = overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)
      const cutsY =
        (overflowY !== 'visible' || isBar) && (top < edge.top - 4 || bottom > edge.bottom + 4)
      if (cutsX || cutsY) by = at.className || at.tagName
    }
    if (by === '' && (left < -1 || right > room + 1)) by = 'the page'
    if (amount instanceof HTMLInputElement && amount.scrollWidth > amount.clientWidth + 1)
      by = 'its field'
    if (by !== '' && by !== 'nothing') found.push(`${amount.textContent} is cut by ${by}`)
  }
  return [...new Set(found)]
}

import { expect, test } from './fixtures'
import { spaceText } from './inclusion'
import { navigateTo, open, resize, still } from './still'

test.use({ build: 'dist-demo', player: 'yasmine', ...still })

/** Runs inside a page: the words of menus and tabs that are not whole. */
function cutLabels(): string[] {
  const found: string[] = []
  const room = document.documentElement.clientWidth
  const places = 'nav, [role="menu"], [role="tablist"], [role="radiogroup"], [role="dialog"]'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest(places) || node.nodeValue?.trim() === '') continue
    if (parent.closest('[inert], .srOnly, [aria-hidden="true"]') || !parent.checkVisibility())
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, width } of range.getClientRects()) {
      if (width < 2) continue
      let by = left < -1 || right > room + 1 ? 'the page' : ''
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (edge.width <= 1 || clipPath !== 'none') {
          by = ''
          break
        }
        // What scrolls sideways on purpose shows all of it; the sidebar scrolls down only.
        const scrolls = at.id !== 'sidebar' && ['auto', 'scroll'].includes(overflowX)
        if (scrolls && at.scrollWidth > at.clientWidth + 1) {
          by = ''
          break
        }
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1))
          by = at.className
      }
      if (by !== '') found.push(`"${node.nodeValue ?? ''}" is cut by ${by}`)
    }
  }
  const sidebar = document.querySelector('#sidebar')
  if (sidebar && sidebar.scrollWidth > sidebar.clientWidth)
    found.push('the sidebar scrolls sideways')
  return [...new Set(found)]
}

const widths = [320, 390, 768, 1024, 1440]

for (const lang of ['fr', 'en', 'ar'] as const) {
  test.describe(`Every label of menus and tabs is whole, in ${lang}`, () => {
    test.use({ lang })

    for (const [how, textSize] of [
      ['with text of 200 %', 32],
      ['with spaced text', null],
    ] as const) {
      test.describe(() => {
        test.use({ textSize })

        test(how, async ({ page }) => {
          const found: string[] = []
          await open(page, '/')
          if (textSize === null) await spaceText(page)
          for (const path of ['/', '/casino/preview', '/transaction_history']) {
            await navigateTo(page, path)
            for (const width of widths) {
              await resize(page, { width, height: 900 })
              const look = async (where: string) => {
                for (const part of await page.evaluate(cutLabels))
                  found.push(`${path} at ${String(width)}, ${where}: ${part}`)
              }
              await look('the page')
              if (path !== '/') continue
              const isDesktop = width >= 1024
              for (const group of await page.locator('#sidebar [aria-expanded]').all()) {
                if ((await group.getAttribute('aria-expanded')) === 'false')
                  await group.press('Enter')
                await look('an open group')
              }
              const opener = isDesktop
                ? page.getByTestId('user-panel').getByRole('button')
                : page.locator('nav button').last()
              await opener.press('Enter')
              await page.locator('[role="menu"], [role="dialog"]').first().waitFor()
              await look(isDesktop ? 'the account menu' : 'the menu')
              await page.keyboard.press('Escape')
              await page.locator('[role="menu"], [role="dialog"]').waitFor({ state: 'detached' })
            }
          }
          expect(found).toEqual([])
        })
      })
    }
  })
}

import type { Page } from '@playwright/test'

/** Functions that change the circumstances of a page; each init script stands alone, because it runs there. */

/**
 * Does to a page what a browser's translation does: each text moves into two new elements, and the node that
 * the app knows leaves the page. The words stay, so that a test finds them.
 */
export function translate(): void {
  const isKept = (element: Element | null) =>
    element?.closest('font, script, style, [translate="no"]') !== null
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (isKept(text.parentElement) || text.data.trim() === '') continue
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const [outer, inner] = [font(), font()]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    replace(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) replace(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Puts an extension's element with a field and a frame into the body, before the app starts. */
export function addExtension(): void {
  if (window !== top) return
  const field = (name: string) => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', name)
    return input
  }
  addEventListener('DOMContentLoaded', () => {
    const element = document.createElement('some-extension')
    element.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 2147483647'
    const frame = document.createElement('iframe')
    element.append(field('Field of an extension'), frame)
    document.body.append(element)
    frame.contentDocument?.body.append(field('Field in its frame'))
  })
}

/** The browser's setting for the size of text; 16 is the usual one. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Puts recent games and favourites on the device. */
export function keepGames(): void {
  const data = [1000, 1001, 1002].map((id) => ({
    game_id: id,
    provider_id: 37,
    type: 1,
    name: `Game ${String(id)}`,
    provider_name: 'Pragmatic',
    image: `/demo/covers/${String(id)}.webp`,
  }))
  for (const name of ['recentGames', 'favourites'])
    localStorage.setItem(name, JSON.stringify({ version: 1, data }))
}

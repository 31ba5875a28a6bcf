/** Self-contained functions that run inside a page and return one line for each defect. */

/** Controls and words that are clipped or overlap. */
export function cutParts(): string[] {
  const found: string[] = []
  const room = document.documentElement.clientWidth
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"], .srOnly, .skipLink, iframe') !== null
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`
  const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
    style[axis] === 'hidden' || style[axis] === 'clip'

  /** The ancestor that clips a box, except if it can be scrolled. */
  const cutBy = (element: Element, box: DOMRect): string | null => {
    const positions: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      positions.push(style.position)
      const edge = at.getBoundingClientRect()
      // Visually hidden text for screen readers.
      if (edge.width <= 1 || style.clipPath !== 'none') return null
      // An ellipsis shows that text is clipped.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      if (scrolls(style.overflowX) && at.scrollWidth > at.clientWidth) return null
      if (scrolls(style.overflowY) && at.scrollHeight > at.clientHeight) return null
      if (clips(style, 'overflowX') && (box.left < edge.left - 1 || box.right > edge.right + 1))
        return at.className
      // Glyphs may be slightly taller than a tight line.
      if (clips(style, 'overflowY') && (box.top < edge.top - 6 || box.bottom > edge.bottom + 6))
        return at.className
    }
    if (box.left < -1 || box.right > room + 1) return 'the page'
    return null
  }

  for (const control of document.querySelectorAll('a[href], button, input, [role="radio"]')) {
    if (isHidden(control)) continue
    const by = cutBy(control.parentElement ?? control, control.getBoundingClientRect())
    if (by !== null) found.push(`${name(control)} is cut by ${by}`)
  }

  const words: { box: DOMRect; parent: Element }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || node.nodeValue?.trim() === '' || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue
      const by = cutBy(parent, box)
      if (by !== null) found.push(`"${node.nodeValue ?? ''}" is cut by ${by}`)
      // Bars and dialogs overlap the page by design.
      const floats = parent.closest('header, nav, footer, [role="dialog"], [role="alert"], tr')
      if (floats === null && getComputedStyle(parent).textOverflow !== 'ellipsis')
        words.push({ box, parent })
    }
  }
  for (const [index, a] of words.entries()) {
    for (const b of words.slice(index + 1)) {
      if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent))
        continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      // A font's line box is much taller than its letters.
      if (across > 4 && down > Math.min(a.box.height, b.box.height) / 2)
        found.push(`"${a.parent.textContent}" lies on "${b.parent.textContent}"`)
    }
  }
  return [...new Set(found)]
}

/** The horizontal overflow of the page in px. */
export function sideways(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Controls smaller than the minimum (WCAG 2.5.8); links within a sentence are exempt. */
export function smallTargets(min: number): string[] {
  const found: string[] = []
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, [role="radio"], [role^="menuitem"]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]'))
      continue
    if (control.matches('.skipLink') || control.closest('p')) continue
    // A link's ::after makes its whole tile clickable.
    const cover = getComputedStyle(control, '::after')
    const isCover = cover.position === 'absolute' && cover.content !== 'none' && cover.top === '0px'
    const box = (
      isCover ? (control.closest('li, div') ?? control) : control
    ).getBoundingClientRect()
    if (box.width === 0) continue
    if (Math.round(box.width) < min || Math.round(box.height) < min) {
      const name = control.getAttribute('aria-label') ?? control.textContent
      found.push(`${name.slice(0, 40)}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)
    }
  }
  return [...new Set(found)]
}

/** The foreign element that covers the centre of the focused element, if any. */
export function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return null
  const box = focused.getBoundingClientRect()
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is out of sight`
  const on = document.elementFromPoint(x, y)
  const belongs = on && (focused.contains(on) || on.contains(focused))
  const label = on?.closest('label')
  if (belongs || (label && label === focused.closest('label'))) return null
  return `${name} lies under <${on?.tagName ?? ''} class="${on?.className ?? ''}">`
}

/** Functions that run in a page; each stands alone. */

/** The controls that a player can press now, with names that stay the same in a repetition. */
export function controls(): { name: string; x: number; y: number }[] {
  const selector =
    'a[href], button, input, select, summary, canvas, [role=menuitem], [role=option], [tabindex="0"]'
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return []
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || !(element.contains(top) || top.contains(element)) || top === document.body)
      return []
    const text =
      (element.getAttribute('aria-label') ?? element.innerText) ||
      (element as HTMLInputElement).value ||
      ''
    const name = `${element.tagName.toLowerCase()} ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return [{ name: nth === 0 ? name : `${name} (${nth})`, x, y }]
  })
}

/** Follows a link to a path; false without one that can be pressed. */
export function follow(path: string): boolean {
  const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find(
    (each) => !each.closest('[inert]'),
  )
  link?.click()
  return link !== undefined
}

/** Stores that an account with a limit has just played for so long; false without a limit. */
export function storePlay({ account, ms, now }: { account: string; ms: number; now: number }) {
  if (!localStorage.getItem('limits')?.includes(account)) return false
  const data = { [account]: [[now - ms, now]] }
  localStorage.setItem('playTime', JSON.stringify({ version: 2, data }))
  return true
}

/** Sets the device's clock so far ahead, which `performance.now()` does not see, as after a sleep. */
export function setClock(ahead: number): void {
  const own = window as { walkClock?: { ahead: number } }
  const clock = (own.walkClock ??= { ahead })
  clock.ahead = ahead
  if (Object.hasOwn(Date, 'isMovable')) return
  window.Date = new Proxy(Object.assign(Date, { isMovable: true }), {
    construct: (real, values: unknown[], target) =>
      Reflect.construct(
        real,
        values.length > 0 ? values : [real.now() + clock.ahead],
        target,
      ) as Date,
    get: (real, key) =>
      key === 'now' ? () => real.now() + clock.ahead : (Reflect.get(real, key) as unknown),
  })
}

/** What `watch` has noted. */
declare const walkNotes: { problems: string[]; slow: string[] }

/** Notes violations of the policy and slow interactions, from before the app's start. */
export function watch(): void {
  if (window !== top) return
  const notes = { problems: [] as string[], slow: [] as string[] }
  Object.assign(window, { walkNotes: notes })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    notes.problems.push(`policy: ${violatedDirective} ${blockedURI}`)
  })
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (duration > 200) notes.slow.push(`${name} ${duration} ms`)
  })
  observer.observe({ type: 'event', durationThreshold: 200 })
}

type HistoryState = { usr?: { opening?: unknown } | null } | null

/** What a player sees, and what the browser keeps. */
export function look() {
  // The browser's own page, such as that of a network that failed.
  if (!document.getElementById('root')) return null
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    element.getClientRects().length > 0
  /** The text of the one that shows; null without any. */
  const textOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)?.innerText ?? null
  const sourcesOf = (selector: string) =>
    [...document.querySelectorAll<HTMLIFrameElement>(selector)].map(({ src }) => src)
  /** Of the game that the current entry of the history opens. */
  const openingOf = (state: HistoryState) => {
    const opening = state?.usr?.opening
    return location.pathname.endsWith('/play_game') && typeof opening === 'string' ? opening : null
  }
  const focused = document.activeElement ?? document.body
  const box = focused.getBoundingClientRect()
  const isOnPage = box.width > 0 && box.right >= 0 && box.bottom + scrollY >= 0
  const isVisible = focused === document.body || (isShown(focused) && isOnPage)
  const notes = typeof walkNotes === 'undefined' ? { problems: [], slow: [] } : walkNotes
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    text: document.body.innerText,
    headings: [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')].filter(isShown)
      .length,
    sideways: scrollWidth - clientWidth,
    lostFocus:
      isVisible && !focused.closest('[inert]')
        ? null
        : `${focused.tagName} ${focused.className} ${focused.textContent.slice(0, 80)}`,
    isInert: document.querySelector('#root[inert]') !== null,
    hasDialog: document.querySelector('[aria-modal=true]') !== null,
    games: sourcesOf('[data-testid=game-frame]'),
    opening: openingOf(history.state as HistoryState),
    sports: sourcesOf('[data-testid=sport-frame] iframe'),
    isSportHidden: document.querySelector('[inert] > [data-testid=sport-frame]') !== null,
    balance: textOf('[data-testid=balance], [data-testid=play-balance]'),
    net: textOf('[data-testid=net-position]'),
    isNetSure: document.querySelector('[data-testid=net-position][data-approximate=true]') === null,
    total: textOf('[data-testid=history-totals]:not([aria-busy=true]) [data-testid=total-net]'),
    range: [...document.querySelectorAll<HTMLInputElement>('input[type=date]')].map(
      ({ value }) => value,
    ),
    token: localStorage.getItem('token'),
    stored: [localStorage, sessionStorage].flatMap((each) => Object.entries<string>(each)),
    problems: notes.problems,
    slow: notes.slow,
  }
}

/** Call before the router renders. */
export function prepareHistory(): void {
  // The browser would restore the scroll position before the page has rendered.
  window.history.scrollRestoration = 'manual'
  // WebKit: after a frame's navigation, Back leaves `history.state` stale.
  window.addEventListener('popstate', ({ state }) => {
    const isStale = JSON.stringify(state) !== JSON.stringify(window.history.state)
    if (isStale) window.history.replaceState(state, '')
  })
}

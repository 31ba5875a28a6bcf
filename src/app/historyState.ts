/**
 * After a frame has navigated, Back in WebKit leaves `history.state` at the previous entry, while the
 * event has the right state. The router reads `history.state`, so it is corrected before the router's own
 * listener runs. Call it before the router is rendered.
 */
export function correctHistoryState(): void {
  window.addEventListener('popstate', ({ state }) => {
    const isStale = JSON.stringify(state) !== JSON.stringify(window.history.state)
    if (isStale) window.history.replaceState(state, '')
  })
}

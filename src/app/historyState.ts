/** WebKit: after a frame's navigation, Back leaves `history.state` stale. Call before the router renders. */
export function correctHistoryState(): void {
  window.addEventListener('popstate', ({ state }) => {
    const isStale = JSON.stringify(state) !== JSON.stringify(window.history.state)
    if (isStale) window.history.replaceState(state, '')
  })
}

/** Runs first in every document and reports its problems to the host. */
export function watchPage(): void {
  /** A browser cancels the requests of a page that is left. */
  let isLeaving = false
  const tell = (what: string) => {
    navigator.sendBeacon('/noted', `${what} on ${location.pathname}`)
  }
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) {
        if (isLeaving) return
        const address = target.getAttribute('src') ?? target.getAttribute('href')
        tell(`a file that does not load: <${target.localName}> ${address ?? ''}`)
      } else if (!isLeaving || !String(event.error).includes('A file did not arrive'))
        tell(`an uncaught error: ${event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(`an unhandled rejection: ${String(reason)}`)
  })
}

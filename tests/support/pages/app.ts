import type { renderApp } from '../renderApp'

/** What `renderApp` returns; page objects act with its user. */
export type RenderedApp = Awaited<ReturnType<typeof renderApp>>

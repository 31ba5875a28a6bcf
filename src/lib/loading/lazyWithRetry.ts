import { createElement, lazy, type ComponentType } from 'react'
import { fileFailures, wrongFile } from './chunkReload'
import { askForStyles } from './styles'

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code in advance; after that, the component renders without a fallback. */
  load: () => Promise<unknown>
}

/** Unlike React.lazy, retries a failed import, and renders loaded code at once, not after 300 ms. */
export function lazyWithRetry<Props extends object>(
  fetch: () => Promise<{ default?: ComponentType<Props> }>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null
  let part: ComponentType<Props> | null = null
  let failedAt = Infinity

  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  let hasFailed = false

  const request = async () => {
    if (hasFailed) await askForStyles()
    const { default: component } = await fetch()
    // An empty file is a module, too.
    if (!component) throw wrongFile()
    code = component
    return { default: component }
  }
  // One for all: a second import would not wait for the style sheets of the first.
  const load = () =>
    (loading ??= request().catch((error: unknown) => {
      loading = null
      hasFailed = true
      throw error
    }))
  // The component must not change after the first render, because another one would lose its state.
  const current = () => {
    if (part && failedAt >= fileFailures()) return part
    failedAt = Infinity
    part =
      code ??
      lazy(() =>
        load().catch((error: unknown) => {
          failedAt = fileFailures()
          throw error
        }),
      )
    return part
  }
  const LazyAgain = (props: Props) => createElement<Props>(current(), props)
  return Object.assign(LazyAgain, { load })
}

import { createElement, lazy, type ComponentType } from 'react'
import { hasMissingStyle, importFile, MissingFile } from './files'

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code in advance; after that, the component renders without a fallback. */
  load: () => Promise<unknown>
}

/** Unlike React.lazy, asks again after a failure, and renders loaded code at once, not after 300 ms. */
export function lazyWithRetry<Props extends object>(
  fetch: () => Promise<{ default?: ComponentType<Props> }>,
): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  let isKnown = false

  const request = async () => {
    if (hasMissingStyle()) throw new MissingFile()
    const component = await importFile(async () => (await fetch()).default)
    part ??= component
    return { default: component }
  }
  // One for all: a second import would not wait for the style sheets of the first.
  const load = () =>
    (loading ??= request().catch((error: unknown) => {
      loading = null
      const onTold = () => {
        isKnown = true
        part = null
      }
      throw Object.assign(error as MissingFile, { isKnown, onTold })
    }))
  // The component must not change after the first render, because another one would lose its state.
  const LazyAgain = (props: Props) => createElement<Props>((part ??= lazy(load)), props)
  return Object.assign(LazyAgain, { load })
}

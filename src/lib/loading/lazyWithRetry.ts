import { createElement, lazy, type ComponentType } from 'react'
import { fileFailures } from './chunkReload'

/** A component whose code may still have to be fetched. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead; drawn after that, the component keeps nobody waiting. */
  load: () => Promise<unknown>
}

/**
 * React's lazy, but for good only with a file that came: one that failed is asked for again when the
 * region that failed with it is tried again. Code that is there before the first drawing is drawn at
 * once: React shows a fallback, however short, for 300 ms.
 */
export function lazyWithRetry<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null
  let part: ComponentType<Props> | null = null
  let failedAt = Infinity

  const load = async () => {
    const module = await fetch()
    code = module.default
    return module
  }
  // Once drawn it stays as it was: another component would be another instance, without its state.
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

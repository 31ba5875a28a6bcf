import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { fileFailures } from './newVersion'

/**
 * React's lazy, but for good only with a file that came: one that failed is asked for again when the
 * region that failed with it is tried again.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>> | null = null
  let failedAt = Infinity

  const current = () => {
    if (part && failedAt >= fileFailures()) return part
    failedAt = Infinity
    part = lazy(() =>
      load().catch((error: unknown) => {
        failedAt = fileFailures()
        throw error
      }),
    )
    return part
  }
  return function LazyAgain(props) {
    return createElement<Props>(current() as unknown as ComponentType<Props>, props)
  }
}

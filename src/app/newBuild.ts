import { reload } from '@/lib/loading/chunkReload'

/** Whether the service worker has all files of a newer build than this page's. */
let isReady = false

export function newBuildReady(): void {
  isReady = true
}

/**
 * A page of the newer build replaces this one, unless something must not be interrupted: then
 * it is taken at a later change of page.
 */
export function takeNewBuild(): void {
  if (isReady) isReady = !reload()
}

import { reload } from '@/lib/loading/chunkReload'

/** Whether the service worker has all files of a newer build than this page's. */
let isReady = false

export function newBuildReady(): void {
  isReady = true
}

/** Reloads into the newer build, or at a later change of page if something must not be interrupted. */
export function loadNewBuild(): void {
  if (isReady) isReady = !reload()
}

import { reloadOnce, watchFiles } from './lib/loading/chunkReload'
import { isTooOld, showStartFailure } from './lib/loading/splash'

watchFiles()

/** Fetches and runs the app. Vite's preload helper requests all its files at once, including styles. */
async function start(): Promise<void> {
  try {
    const { started } = await import('./main')
    await started
  } catch {
    if (!reloadOnce()) showStartFailure()
  }
}

/** Whether a service worker has the app's files, so that they do not compete with the splash on the network. */
const hasFiles = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

// Starts after the splash is painted, because the app's code uses the network and the main thread. A hidden
// tab paints nothing, so it starts at once.
if (!isTooOld()) {
  if (document.visibilityState === 'hidden' || hasFiles()) void start()
  // The second frame starts after the first has been painted.
  else requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

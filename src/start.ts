import { reloadOnce, watchFiles } from './lib/loading/chunkReload'
import { isTooOld, showStartFailure } from './lib/loading/splash'

watchFiles()

/** Fetches and runs the app. Vite's preload helper asks for all its files at once, styles included. */
async function start(): Promise<void> {
  try {
    const { started } = await import('./main')
    await started
  } catch {
    if (!reloadOnce()) showStartFailure()
  }
}

// The splash is painted before the app's code takes the network and the main thread. A hidden tab
// paints nothing, so it starts at once.
if (!isTooOld()) {
  if (document.visibilityState === 'hidden') void start()
  // The second frame begins when the first has been painted.
  else requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

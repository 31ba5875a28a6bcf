import { repairOnce, watchFiles } from './lib/loading/chunkReload'
import { hasFiles } from './app/hasFiles'
import { isTooOld, showStartFailure } from './lib/loading/splash'

window.isStarted = true
watchFiles()

/** Fetches and runs the app. Vite's preload helper requests all its files at once, including styles. */
async function start(): Promise<void> {
  try {
    const { started } = await import('./main')
    await started
  } catch {
    if ((await repairOnce()) !== 'reload') showStartFailure()
  }
}

// After the splash's paint, because the app's code uses the network and the main thread. A hidden tab
// paints nothing, and files on the device do not compete with the splash.
if (!isTooOld()) {
  if (document.visibilityState === 'hidden' || hasFiles()) void start()
  // The second frame starts after the first has been painted.
  else requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

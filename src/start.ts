import { hasFiles } from './app/hasFiles'
import { isTooOld } from './lib/loading/splash'

window.isStarted = true

/** Requests the app's scripts with their hashes, so that the browser refuses a wrong one. */
function preloadScripts(): void {
  // The build writes them (build/startIntegrity.ts), in a template, because the splash paints first.
  const files = document.querySelector<HTMLTemplateElement>('#startFiles')
  for (const link of files?.content.querySelectorAll('[rel=modulepreload]') ?? []) {
    document.head.append(link.cloneNode())
  }
}

/** Fetches and runs the app. */
async function start(): Promise<void> {
  try {
    preloadScripts()
    const { started } = await import('./main')
    await started
  } catch {
    window.startFailed?.()
  }
}

// After the splash's paint, because the app's code uses the network and the main thread. A hidden tab
// paints nothing, and files on the device do not compete with the splash.
if (!isTooOld()) {
  if (document.visibilityState === 'hidden' || hasFiles()) void start()
  // The second frame starts after the first has been painted.
  else requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

import { reloadOnce, watchFiles } from '@/lib/newVersion'

/** What the first view is written in; a sample of its script tells which files are needed. */
const FAMILIES = ['El Messiri', 'Readex Pro']
const SAMPLE = document.documentElement.lang === 'ar' ? 'ع' : 'e'

watchFiles()

function start(): void {
  import('./main').catch(() => {
    reloadOnce()
  })
  for (const family of FAMILIES)
    document.fonts.load(`1em "${family}"`, SAMPLE).catch(() => undefined)
}

// The splash is painted before the app's code takes the network and the thread; a hidden tab paints
// nothing.
if (document.visibilityState === 'hidden') start()
else {
  // The second frame comes when the first is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(start))
}

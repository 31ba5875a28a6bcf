import { reloadOnce, watchFiles } from '@/lib/newVersion'

const html = document.documentElement

/** What the first view is written in (fonts.css). */
const FAMILIES =
  html.lang === 'ar' ? ['El Messiri Arabic', 'Readex Pro Arabic'] : ['El Messiri', 'Readex Pro']
/** A letter of each script: a file that has none of the letters would not be fetched. */
const SAMPLE = 'eع'

watchFiles()

/** Settles when the app's code is there, and not yet read: Vite names its files in links. */
const codeArrived = () =>
  Promise.all(
    [...document.querySelectorAll('link[rel="modulepreload"]')].map(
      (file) =>
        new Promise((resolve) => {
          file.addEventListener('load', resolve)
          file.addEventListener('error', resolve)
        }),
    ),
  )

/** What the first view needs besides, which travels while a slow phone reads the app's code. */
function fetchRest(): void {
  // Most start on the home page, says boot.js; of other pages only the app knows the code.
  if (html.hasAttribute('data-home')) import('@/pages/HomePage').catch(() => undefined)
  for (const family of FAMILIES)
    document.fonts.load(`1em "${family}"`, SAMPLE).catch(() => undefined)
}

function start(): void {
  import('./main').catch(() => {
    reloadOnce()
  })
  void codeArrived().then(fetchRest)
}

// The splash is painted before the app's code takes the network and the thread; a hidden tab paints
// nothing.
if (document.visibilityState === 'hidden') start()
else {
  // The second frame comes when the first is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(start))
}

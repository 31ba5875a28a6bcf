import { reloadOnce, watchFiles } from '@/lib/newVersion'

const html = document.documentElement

/** What the first view is written in (fonts.css). */
const FAMILIES =
  html.lang === 'ar' ? ['El Messiri Arabic', 'Readex Pro Arabic'] : ['El Messiri', 'Readex Pro']
/** A letter of each script: a file that has none of the letters would not be fetched. */
const SAMPLE = 'eع'

watchFiles()

/** What the app is built on, in the order in which it is read. */
const LIBRARIES = [() => import('./libraries/react'), () => import('./libraries/others')]

/**
 * Fetches the app's code and style, which the build names in index.html (fileLinks.ts). Each promise
 * settles when its file is there, code not yet read.
 */
function fetchApp(): Promise<unknown>[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="app"]')].map((named) => {
    // A link that the parser made would keep the splash from being drawn anew until its style is there.
    const link = named.cloneNode() as HTMLLinkElement
    const forCode = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    link.rel = link.as === 'style' ? 'stylesheet' : forCode
    const arrived = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
    })
    named.replaceWith(link)
    return arrived
  })
}

/** What the first view needs besides, which travels while a slow phone reads the app's code. */
function fetchRest(): void {
  // Most start on the home page, says boot.js; of other pages only the app knows the code.
  if (html.hasAttribute('data-home')) import('@/pages/HomePage').catch(() => undefined)
  for (const family of FAMILIES)
    document.fonts.load(`1em "${family}"`, SAMPLE).catch(() => undefined)
}

/** Reads the app's code. One file at a time is a task for each: a slow phone answers a press between. */
async function start(): Promise<void> {
  const files = fetchApp()
  void Promise.allSettled(files).then(fetchRest)
  try {
    for (const read of LIBRARIES) await read()
    // Nothing of the app may be drawn before its style is there.
    await Promise.all(files)
    await import('./main')
  } catch {
    reloadOnce()
  }
}

// The splash is painted before the app's code takes the network and the thread; a hidden tab paints
// nothing.
if (document.visibilityState === 'hidden') void start()
else {
  // The second frame comes when the first is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

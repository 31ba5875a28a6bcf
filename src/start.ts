import { reloadOnce, watchFiles } from '@/lib/newVersion'
import { isTooOld, showStartFailure } from '@/lib/splash'

const html = document.documentElement

/** What the first view is written in (fonts.css). */
const FAMILIES =
  html.lang === 'ar' ? ['El Messiri Arabic', 'Readex Pro Arabic'] : ['El Messiri', 'Readex Pro']
/** A letter of each script: a file that has none of the letters would not be fetched. */
const SAMPLE = 'eع'

watchFiles()

/**
 * Fetches files of the app, which the build names in index.html (fileLinks.ts). Each promise settles
 * when its file is there, code not yet read.
 */
function fetchApp(as: 'script' | 'style', rel: string): Promise<unknown>[] {
  const named = document.querySelectorAll<HTMLLinkElement>(`link[rel="app"][as="${as}"]`)
  return [...named].map((name) => {
    // A style sheet whose link a script made holds up no drawing of the splash.
    const link = name.cloneNode() as HTMLLinkElement
    link.rel = rel
    const arrived = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
    })
    name.replaceWith(link)
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

/** Fetches the app's files side by side, then runs the app. */
async function start(): Promise<void> {
  const { relList } = document.createElement('link')
  const code = fetchApp('script', relList.supports('modulepreload') ? 'modulepreload' : 'preload')
  const style = fetchApp('style', 'stylesheet')
  void Promise.allSettled([...code, ...style]).then(fetchRest)
  try {
    // Nothing of the app may be drawn before its style is there. Of its code the imports tell: not
    // every browser does when it was only fetched.
    await Promise.all(style)
    const { started } = await import('./main')
    await started
  } catch {
    if (!reloadOnce()) showStartFailure()
  }
}

// The splash is painted before the app's code takes the network and the thread; a hidden tab paints
// nothing.
if (!isTooOld()) {
  if (document.visibilityState === 'hidden') void start()
  // The second frame comes when the first is on the screen.
  else requestAnimationFrame(() => requestAnimationFrame(() => void start()))
}

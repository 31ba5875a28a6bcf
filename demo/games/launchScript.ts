import { demoGameOf, type LaunchSession } from '../backend/types.ts'
import { assets } from './assets.ts'
import { pageFile } from './pageFiles.ts'

const textOf = (name: string): string => pageFile(name)?.toString('utf8') ?? ''

/** Runs first: what the page's address and links would have said, in a document without them. */
const preface = (launch: object, styles: readonly string[]): string => `;(() => {
  const launch = ${JSON.stringify(launch)}
  window.demoLaunch = launch
  document.documentElement.lang = launch.lang
  document.documentElement.dir = launch.lang === 'ar' ? 'rtl' : 'ltr'
  for (const text of ${JSON.stringify(styles)}) {
    const style = document.createElement('style')
    style.textContent = text.replaceAll("url('fonts/", "url('" + launch.origin + '/demo/files/fonts/')
    document.head.append(style)
  }
})()
`

/**
 * Decisions 13: the same game as script text. It brings its styles and scripts along and builds
 * itself in `#game`: a frame would be refused there, since the launcher page has no origin that
 * `frame-ancestors 'self'` could know.
 */
export function launchScript(origin: string, session: LaunchSession): string {
  const { styles, scripts } = assets[demoGameOf[session.game.type]]
  const launch = { origin, session: session.id, lang: session.lang }
  return preface(launch, styles.map(textOf)) + scripts.map(textOf).join('\n')
}

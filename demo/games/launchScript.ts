import { demoGameOf, type LaunchSession } from '../backend/types.ts'
import { assets } from './assets.ts'
import { pageFile } from './pageFiles.ts'

const textOf = (name: string): string => pageFile(name)?.toString('utf8') ?? ''

/** Runs first: provides what the page's URL and links contain, because the document has none. */
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
 * Decisions 13: the same game as script text, with its styles and scripts; it renders into `#game`. A frame
 * would be refused there, because the launcher page has an opaque origin, which `frame-ancestors 'self'`
 * does not match.
 */
export function launchScript(origin: string, session: LaunchSession): string {
  const { styles, scripts } = assets[demoGameOf[session.game.type]]
  const launch = { origin, session: session.id, lang: session.lang }
  return preface(launch, styles.map(textOf)) + scripts.map(textOf).join('\n')
}

/** Decisions 13: what the launcher page tells the page that frames it. */
const words = { 'launcher:ready': 'ready', 'launcher:error': 'error' } as const

type LauncherWord = (typeof words)[keyof typeof words]

/** The word that a message says, or null for anything else (QUALITY D8). */
export function readLauncherMessage(data: unknown): LauncherWord | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  return typeof type === 'string' && Object.hasOwn(words, type)
    ? words[type as keyof typeof words]
    : null
}

/** Hands the script text over. */
export const launchMessage = (script: string) => ({ type: 'launcher:launch', script })

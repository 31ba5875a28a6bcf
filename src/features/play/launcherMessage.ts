/** Decisions 13: the messages of the launcher page. */
const words = { 'launcher:ready': 'ready', 'launcher:error': 'error' } as const

type LauncherWord = (typeof words)[keyof typeof words]

/** Reads a message; null for anything else (QUALITY D8). */
export function readLauncherMessage(data: unknown): LauncherWord | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  return typeof type === 'string' && Object.hasOwn(words, type)
    ? words[type as keyof typeof words]
    : null
}

/** The message with the script text. */
export const launchMessage = (script: string) => ({ type: 'launcher:launch', script })

const messages = { 'launcher:ready': 'ready', 'launcher:error': 'error' } as const

type LauncherMessage = (typeof messages)[keyof typeof messages]

export function readLauncherMessage(data: unknown): LauncherMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  return typeof type === 'string' && Object.hasOwn(messages, type)
    ? messages[type as keyof typeof messages]
    : null
}

export const launchMessage = (script: string) => ({ type: 'launcher:launch', script })

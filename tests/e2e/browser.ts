import { existsSync } from 'node:fs'
import { basename } from 'node:path'

const installed = (path: string | undefined) => (path && existsSync(path) ? path : undefined)

/** Has the back/forward cache and the preferences, which the shell lacks. */
export const WHOLE_BROWSER = installed(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
const BROWSER = installed(process.env.CHROMIUM_SHELL_PATH) ?? WHOLE_BROWSER

/** The whole browser and its shell of one version draw letters differently. */
export const BROWSER_NAME = basename(BROWSER ?? 'chromium')

/** Debian's Chromium; where it is not installed, Playwright's own. */
export const launchOptions = (browser: string | undefined = BROWSER) => ({
  ...(browser !== undefined && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

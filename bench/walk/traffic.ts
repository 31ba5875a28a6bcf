import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Request, Response } from '@playwright/test'
import type { Player } from '@demo/backend/types'
import type { World } from '@demo/backend/world'
import { minorOf } from './properties'

const callOf = (request: Request) => /\/api(\/.*)$/.exec(new URL(request.url()).pathname)?.[1]
const tokenOf = (request: Request) => request.headers().authorization?.replace('Bearer ', '') ?? ''

/** A page that loads may answer no question; null after so many ms. */
export const within = <T>(ms: number, answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), setTimeout(ms, null)])

/** What a browser sends, receives and complains about during a visit. */
export class Traffic {
  calls: string[] = []
  /** Uncaught errors and errors on the console. */
  readonly problems: string[] = []
  /** Token → the first balance that the server sent for it. */
  readonly firstBalances = new Map<string, number>()
  /** Who logged out, and has not logged in again. */
  leftUser: Player | null = null
  /** The tokens that a logout ended. */
  readonly leftTokens = new Set<string>()
  /** The tokens that the app has used; those of other logins go to `/logout` at once. */
  private readonly usedTokens = new Set<string>()
  private readonly open = new Map<Request, number>()
  private readonly world: World

  constructor(context: BrowserContext, world: World) {
    this.world = world
    context.on('weberror', (error) => this.problems.push(String(error.error())))
    context.on('console', (message) => {
      // The browser's own lines about files that fail.
      const isNoise = /^(?:Failed to load resource|An unknown error occurred when fetching)/.test(
        message.text(),
      )
      if (message.type() === 'error' && !isNoise) this.problems.push(message.text())
    })
    context.on('request', (request) => {
      this.open.set(request, Date.now())
      const call = callOf(request)
      if (call !== undefined) this.calls.push(call)
      const token = tokenOf(request)
      if (call === '/logout' && this.usedTokens.has(token)) {
        this.leftUser = world.userOf(token)
        this.leftTokens.add(token)
      } else if (call === '/UserDetails') this.usedTokens.add(token)
    })
    context.on('requestfailed', (request) => this.open.delete(request))
    context.on('requestfinished', (request) => this.open.delete(request))
    context.on('response', (response) => void this.readBalance(response))
  }

  private async readBalance(response: Response): Promise<void> {
    const request = response.request()
    if (!['/login', '/UserDetails'].includes(callOf(request) ?? '')) return
    const body = ((await response.json().catch(() => null)) ?? {}) as Partial<
      Record<string, unknown>
    >
    const { balance } = { ...body, ...(body.user as { balance?: unknown } | undefined) }
    const token = body.token ?? tokenOf(request)
    if (typeof token !== 'string' || typeof balance !== 'string') return
    if (!this.firstBalances.has(token)) this.firstBalances.set(token, minorOf(balance))
    if (this.leftUser === this.world.userOf(token)) this.leftUser = null
  }

  /** Waits until no request is open, but not for one that hangs. */
  async settle(ms = 1500): Promise<void> {
    const end = Date.now() + ms
    const isBusy = () => [...this.open.values()].some((since) => since > Date.now() - ms)
    for (let quiet = 0; quiet < 2 && Date.now() < end; quiet = isBusy() ? 0 : quiet + 1)
      await setTimeout(30)
  }
}

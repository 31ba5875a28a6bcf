import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '@demo/backend/faults'
import { createWorld } from '@demo/backend/world'
import { openSite, type Site } from '../../tests/e2e/site'
import { setClock, watch } from './inPage'
import { Clocks } from './time'
import { Traffic, within } from './traffic'

export interface Setup {
  layout: keyof typeof screens
  lang: string
  faults: boolean
  /** How many times slower than the machine. */
  cpu: number
  /** The builds of the app that deploys serve in turn. */
  builds: readonly string[]
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
export const layouts = Object.keys(screens) as (keyof typeof screens)[]
const DAY_MS = 86_400_000
const OLD_MS = 10_000
const POLL_MS = 5200
const MAX_TABS = 3

/** A visit of one player: a new browser profile and a new world. */
export class Visit {
  isOffline = false
  /** Account → when its pause ends. */
  readonly paused = new Map<string, number>()
  /** Account with a limit of one minute → how long a game was open in the last 24 hours. */
  readonly played = new Map<string, number>()
  /** Opening of a game → the token of who opened it. */
  readonly openings = new Map<string, string>()
  /** Whether a game began anew when the device woke up. */
  hasRestarted = false
  /** The calls of a page at rest that no act caused. */
  idleCalls: string[] = []
  memory = { nodes: 0, heapMb: 0 }
  private readonly loaded = new WeakMap<Page, number>()
  /** When the network or an answer failed last. */
  private brokenAt = 0
  private faultsLeft = 0
  private build = 0
  readonly clocks = new Clocks()
  readonly now = this.clocks.now
  readonly world = createWorld({ now: () => this.now() })

  readonly setup: Setup
  page: Page
  private readonly context: BrowserContext
  readonly traffic: Traffic
  private site: Site

  private constructor(setup: Setup, context: BrowserContext, site: Site, page: Page) {
    this.setup = setup
    this.context = context
    this.site = site
    this.page = page
    this.traffic = new Traffic(context, this.world)
  }

  static async start(browser: Browser, setup: Setup): Promise<Visit> {
    const context = await browser.newContext({
      ...screens[setup.layout],
      timezoneId: 'Africa/Tunis',
    })
    context.setDefaultTimeout(800)
    context.setDefaultNavigationTimeout(5000)
    const site = await openSite(setup.builds[0] ?? '')
    const visit = new Visit(setup, context, site, await context.newPage())
    await visit.deploy(0)
    await context.addCookies([{ name: 'i18next', value: setup.lang, url: visit.url }])
    await context.addInitScript(watch)
    await context.addInitScript(setClock, 0)
    context.on('page', (page) => void visit.adopt(page))
    await visit.adopt(visit.page)
    await visit.page.goto(visit.url, { timeout: 30_000 })
    return visit
  }

  private async adopt(page: Page): Promise<void> {
    page.on('domcontentloaded', () => this.loaded.set(page, Date.now()))
    this.page = page
    if (this.setup.cpu === 1) return
    const client = await this.context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: this.setup.cpu })
  }

  get url() {
    return this.site.url.replace(/\/$/, '')
  }

  get path() {
    return new URL(this.page.url()).pathname
  }

  /** The id of the account whose token the browser has. */
  async account(): Promise<string | undefined> {
    const token = await this.page.evaluate(() => localStorage.getItem('token'))
    return token === null ? undefined : this.world.userOf(token)?.id
  }

  /** Whether every answer since the page's load was whole. */
  get isWhole(): boolean {
    const left = this.world.faults.list().reduce((sum, { times }) => sum + (times ?? 0), 0)
    if (this.isOffline || left !== this.faultsLeft) this.brokenAt = Date.now()
    this.faultsLeft = left
    return (this.loaded.get(this.page) ?? 0) > this.brokenAt
  }

  /** Whether the page has long loaded what waits for an idle moment. */
  get isOld(): boolean {
    return Date.now() - (this.loaded.get(this.page) ?? 0) > OLD_MS
  }

  pass(ms: number): void {
    this.clocks.pass(ms)
    if (ms > DAY_MS) this.played.clear()
  }

  setFault(fault: Fault): void {
    this.world.faults.set(fault)
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline
    await this.context.setOffline(isOffline)
  }

  async mend(): Promise<void> {
    this.world.faults.clear()
    await this.setOffline(false)
  }

  /** Serves the next build at the same address. */
  async deploy(step = 1): Promise<void> {
    const port = Number(new URL(this.url).port)
    this.build = (this.build + step) % this.setup.builds.length
    await this.site.close()
    this.site = await openSite(this.setup.builds[this.build] ?? '', {
      port,
      world: this.world,
      clock: this.clocks.answered,
    })
  }

  async openTab(): Promise<void> {
    if (this.context.pages().length >= MAX_TABS) return
    const page = await this.context.newPage()
    await page.goto(this.url, { waitUntil: 'commit' })
  }

  async switchTab(number: number): Promise<void> {
    const pages = this.context.pages()
    this.page = pages[number % pages.length] ?? this.page
    await this.page.bringToFront()
  }

  async closeTab(): Promise<void> {
    if (this.context.pages().length < 2) return
    await this.page.close()
    await this.switchTab(0)
  }

  /** Does nothing for a while, and counts the calls and the memory meanwhile. */
  async rest(): Promise<void> {
    await this.traffic.settle(4000)
    this.traffic.calls = []
    await setTimeout(POLL_MS)
    this.idleCalls = this.traffic.calls
    const client = await this.context.newCDPSession(this.page)
    const { nodes } = await client.send('Memory.getDOMCounters')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    await client.detach()
    this.memory = { nodes, heapMb: usedSize / 1e6 }
  }

  /** Brings a player back who closed the last tab, or sees another page than the app's; false if that fails. */
  async comeBack(): Promise<boolean> {
    await this.setOffline(false)
    if (!this.page.isClosed() && (await within(5000, this.page.goto(this.url)))) return true
    this.page = await this.context.newPage()
    return (await within(5000, this.page.goto(this.url))) !== null
  }

  async close(): Promise<void> {
    await within(5000, this.context.close())
    await within(5000, this.site.close())
  }
}

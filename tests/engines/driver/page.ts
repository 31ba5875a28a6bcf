import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './driver.ts'
import { installTools, type Box, type Query } from './tools.ts'

const LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const library = readFileSync(LIBRARY, 'utf8')
const NOT_INSTALLED = 'tools are not installed'

const PATIENCE_MS = 20_000
const PAUSE_MS = 80

const wordsOf = (query: Query): string => JSON.stringify(query).replaceAll('"', '')

/** A page, or a frame of it, in whatever engine: what the scenarios act on. */
export class View {
  readonly tab: Tab
  private readonly selector: string | null

  constructor(tab: Tab, selector: string | null = null) {
    this.tab = tab
    this.selector = selector
  }

  /** The page inside an iframe. */
  frame(selector: string): View {
    return new View(this.tab, selector)
  }

  /** Runs a function that stands alone inside the page; what goes in and comes out is JSON. */
  async run<In extends unknown[], Out>(
    script: (...args: In) => Out,
    ...args: In
  ): Promise<Awaited<Out>> {
    const given = args.map((each) => JSON.stringify(each)).join(', ')
    return (await this.tab.evaluate(
      this.selector,
      `(${script.toString()})(${given})`,
    )) as Awaited<Out>
  }

  /** Waits until the probe gives something other than false, null or undefined. */
  async until<Out>(
    what: string,
    probe: () => Promise<Out>,
    patience = PATIENCE_MS,
  ): Promise<NonNullable<Out>> {
    const end = Date.now() + patience
    let last = 'nothing'
    for (;;) {
      try {
        const found = await probe()
        if (found !== false && found !== null && found !== undefined) return found
        last = String(found)
      } catch (error) {
        // A page that is just being left answers with an error.
        last = error instanceof Error ? error.message : String(error)
      }
      if (Date.now() > end) break
      await sleep(PAUSE_MS)
    }
    throw new Error(
      `Timed out waiting until ${what} (last result: ${last})\n${await this.situation()}`,
    )
  }

  async count(query: Query): Promise<number> {
    return (await this.ask('all', query, '.length')) as number
  }

  /** How many of them can be seen. */
  async countSeen(query: Query): Promise<number> {
    return (await this.ask('seen', query, '.length')) as number
  }

  see(query: Query, patience?: number): Promise<true> {
    const what = `${wordsOf(query)} is seen`
    return this.until(
      what,
      async () => (await this.countSeen(query)) > 0,
      patience,
    ) as Promise<true>
  }

  gone(query: Query, patience?: number): Promise<true> {
    const what = `${wordsOf(query)} is gone`
    return this.until(
      what,
      async () => (await this.countSeen(query)) === 0,
      patience,
    ) as Promise<true>
  }

  /** The text as it is read on screen. */
  async text(query: Query): Promise<string> {
    return (await this.ask('one', query, '.innerText.trim()')) as string
  }

  async box(query: Query): Promise<Box> {
    return (await this.ask('box', query)) as Box
  }

  /** Clicks with the mouse, once nothing is in the way. */
  async click(query: Query, patience?: number): Promise<void> {
    const act = async () => {
      const obstacle = (await this.ask('obstacle', query)) as string
      if (obstacle !== '') throw new Error(obstacle)
      await this.tab.click(this.selector, `window.pageTools.one(${JSON.stringify(query)})`)
      return true
    }
    await this.until(`${wordsOf(query)} is clicked`, act, patience)
  }

  /** Replaces the text of a field. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query)
    await this.ask('one', query, '.select()')
    await this.tab.type(this.selector, text)
  }

  /** Presses a key where this page or frame has the focus. */
  press(key: string): Promise<void> {
    return this.tab.press(this.selector, key)
  }

  private async ask(tool: string, query: Query, rest = ''): Promise<unknown> {
    const call = `window.pageTools.${tool}(${JSON.stringify(query)})${rest}`
    const guarded = `(window.pageTools ? ${call} : '${NOT_INSTALLED}')`
    const answer = await this.tab.evaluate(this.selector, guarded)
    if (answer !== NOT_INSTALLED) return answer
    await this.tab.evaluate(this.selector, `(() => {${library}\n})()`)
    await this.run(installTools)
    return this.tab.evaluate(this.selector, guarded)
  }

  /** Where a page is and what it says, for a message. */
  private async situation(): Promise<string> {
    const url = await this.tab.url().catch(() => 'nowhere')
    const text = await this.run(() => document.body.innerText).catch(() => '')
    return `${url}: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`
  }
}

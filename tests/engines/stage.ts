import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { sizes, View } from './driver'
import type { Engine, Profile, SizeName } from './driver/driver'
import { startHost, type Host } from './host'

interface Visit {
  lang?: LanguageCode
  size?: SizeName
  as?: 'visitor' | 'yasmine' | 'karim'
  /** Runs before the app's own scripts, in every page of the test. */
  early?: () => void
}

const PASSWORD = 'sirocco2026'

/** Runs on a blank page of the app's host: stores the language and a player's token. */
async function prepare(lang: string, username: string | null, password: string): Promise<void> {
  document.cookie = `i18next=${lang}; path=/; max-age=86400`
  if (username === null) return
  const answer = await fetch('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  localStorage.setItem('token', token)
}

/** An engine and the demo's host, shared by all scenarios of a file. */
export class Stage {
  readonly host: Host
  readonly engine: Engine
  private profile: Profile | null = null
  private size: SizeName = 'desktop'
  private allowed: readonly RegExp[] = []

  constructor(host: Host, engine: Engine) {
    this.host = host
    this.engine = engine
  }

  /** Opens a page in a new browser profile with a language and, optionally, a player. */
  async visit(
    path: string,
    { lang = 'en', size = 'desktop', as = 'visitor', early }: Visit = {},
  ): Promise<View> {
    await this.profile?.close()
    this.profile = await this.engine.newProfile(size)
    this.size = size
    const page = await this.newTab(this.profile)
    await page.tab.goto(this.at('/blank.html'))
    await page.run(prepare, lang, as === 'visitor' ? null : as, PASSWORD)
    this.host.early = early ? `(${early.toString()})()` : ''
    await this.go(page, path)
    return page
  }

  /** Another tab of the same browser. */
  async openTab(path: string): Promise<View> {
    if (!this.profile) throw new Error('no page is open')
    const page = await this.newTab(this.profile)
    await this.go(page, path)
    return page
  }

  /** Loads a URL and waits until the app has started. */
  async go(page: View, path: string): Promise<void> {
    await page.tab.goto(this.at(path))
    await page.until(`${path} has started`, () =>
      page.run(
        () => document.querySelector('#splash') === null && document.querySelector('h1') !== null,
      ),
    )
  }

  private async newTab(profile: Profile): Promise<View> {
    const page = new View(await profile.open())
    await page.tab.resize(sizes[this.size])
    return page
  }

  at(path: string): string {
    return new URL(path, this.host.url).href
  }

  /** Allows problems that a scenario causes, such as a call without a network. */
  allow(...problems: RegExp[]): void {
    this.allowed = problems
  }

  /** The problems that were not allowed. */
  get problems(): string[] {
    const all = [...this.host.problems, ...this.engine.errors]
    return all.filter((each) => !this.allowed.some((known) => known.test(each)))
  }

  /** Fails if a problem occurred in any page of the scenario. */
  async check(): Promise<void> {
    // Waits for the last reports.
    await sleep(200)
    const problems = [...new Set(this.problems)]
    Object.assign(this.host, { early: '', isCut: false, dateOff: 0, fails: () => false })
    this.host.problems.length = 0
    this.engine.errors.length = 0
    this.host.calls.length = 0
    this.allowed = []
    await this.profile?.close()
    this.profile = null
    expect(problems).toEqual([])
  }

  async close(): Promise<void> {
    await this.engine.close()
    await this.host.close()
  }
}

export async function openStage(open: () => Promise<Engine>): Promise<Stage> {
  return new Stage(await startHost(), await open())
}

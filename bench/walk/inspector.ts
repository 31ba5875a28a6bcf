import { setTimeout } from 'node:timers/promises'
import { look } from './inPage'
import { CRASH, properties } from './properties'
import { within } from './traffic'
import type { Visit } from './visit'

export interface Finding {
  property: string
  remark: string
}

/** What moves gets this long until a property holds; the message of a crash soon disappears. */
const PATIENCE_MS = 8000

/** Looks at the page of a visit after each act. */
export class Inspector {
  private readonly visit: Visit
  private lookedAt = Date.now()
  private hadGame = false
  /** Whether the browser answers no more. */
  isLost = false
  /** The totals that show, and the dates when they appeared. */
  private total: string | null = null
  private range: string[] = []

  constructor(visit: Visit) {
    this.visit = visit
  }

  /** The first property that does not hold. */
  async check(isAtRest: boolean): Promise<Finding | null> {
    await this.visit.traffic.settle()
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const finding = await this.look(isAtRest)
      if (!finding || finding.property === CRASH || Date.now() > end) return finding
      await setTimeout(200)
    }
  }

  private async look(isAtRest: boolean): Promise<Finding | null> {
    const { visit } = this
    const page = await within(5000, visit.page.evaluate(look))
    if (!page) {
      this.isLost = !(await within(20_000, visit.comeBack()))
      return null
    }
    const account = page.token === null ? undefined : visit.world.userOf(page.token)?.id
    const time = Date.now() - this.lookedAt
    this.lookedAt += time
    const played = visit.played.get(account ?? '')
    if (account && played !== undefined && page.games.length > 0 && this.hadGame)
      visit.played.set(account, played + time)
    this.hadGame = page.games.length > 0
    if (page.total !== this.total) Object.assign(this, { total: page.total, range: page.range })
    page.problems.push(...visit.traffic.problems)
    const seen = { ...page, visit, account, isAtRest, range: this.range }
    for (const [property, test] of Object.entries(properties)) {
      const remark = test(seen)
      if (remark) return { property, remark: `${remark} (${visit.path})` }
    }
    return null
  }
}

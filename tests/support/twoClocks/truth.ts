import type { Modules } from './tabs'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

type Interval = readonly [from: number, to: number]

/** What really happened. */
export class Truth {
  ends: number[] = []
  raiseFrom: number | null = null
  play: Interval[] = []
  /** Whether a stored item was spoilt from outside. */
  isSpoilt = false
  /** Whether both clocks are right, so that a pause ends on time. */
  isPunctual: boolean
  private readonly openSince = new Map<object, number>()

  constructor(isPunctual: boolean) {
    this.isPunctual = isPunctual
  }

  get end(): number {
    return Math.max(0, ...this.ends)
  }

  pause(until: number): void {
    this.ends.push(until)
    this.openSince.clear()
  }

  forget(tab: object): void {
    this.openSince.delete(tab)
  }

  private played(now: number): number {
    let [sum, end] = [0, now - DAY]
    for (const [from, to] of this.play.toSorted(([a], [b]) => a - b)) {
      sum += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
    return sum
  }

  /** What a player would find wrong in a tab. */
  faults(tab: object, own: Modules, now: number): string[] {
    const faults: string[] = []
    const { end, raiseFrom } = this
    const isPaused = own.isPaused('a')
    if (!isPaused && now < end - 2 * SECOND)
      faults.push(`a pause ends ${inMinutes(end - now)} early`)
    if (this.isPunctual && isPaused && now > end + 10 * SECOND) faults.push('a pause ends late')
    const { minutes } = own.limitOf('a')
    if (raiseFrom !== null && minutes !== 60 && now < raiseFrom - 2 * SECOND) {
      faults.push(`a raise applies ${inMinutes(raiseFrom - now)} early`)
    }
    const played = this.played(now)
    const counted = own.playedMs('a')
    if (counted < played * 0.98 - 7 * SECOND) {
      faults.push(`${inMinutes(counted)} of ${inMinutes(played)} count`)
    }
    const open = this.openSince.get(tab)
    if (!isPaused && now >= end) this.openSince.set(tab, open ?? now)
    if (isPaused && open !== undefined) {
      if (now - open > 70 * SECOND) faults.push('a pause closes again')
      this.openSince.delete(tab)
    }
    const isAside = Object.keys(localStorage).some((key) => key.endsWith(' unreadable'))
    if (isAside && !this.isSpoilt) faults.push('what the app has written cannot be read')
    return faults
  }
}

const inMinutes = (ms: number) => `${String(Math.round(ms / SECOND) / 60)} min`

import type { Random } from '../../art/core.mjs'
import { games } from '../../catalogue/games.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS = 182

/** One action in a player's past. `game` is its index in the catalogue. */
export interface Act {
  at: number
  kind: 'round' | 'bet' | 'settle' | 'deposit' | 'withdraw'
  game?: number
}

/** The index of each type's first game in the catalogue, and how many of its first games players like. */
const liked = ([1, 2, 3] as const).map((type) => ({
  from: games.findIndex((game) => game.type === type),
  count: { 1: 30, 2: 12, 3: 7 }[type],
}))

function session(random: Random, from: number): Act[] {
  const shelf = liked[random.pick([0, 0, 0, 1, 2])] ?? { from: 0, count: 1 }
  const game = shelf.from + random.int(0, shelf.count - 1)
  const rounds = random.int(3, 9)
  return Array.from({ length: rounds }, (_, index) => ({
    // Half a second later, so that no round has the same time as another action.
    at: from + 500 + index * random.int(70, 110) * 1000,
    kind: 'round',
    game,
  }))
}

function day(random: Random, start: number, index: number): Act[] {
  const at = (hour: number): number => start + hour * HOUR + random.int(0, 45) * MINUTE
  const plan: Act[] = []
  // Two deposits and one withdrawal per week, even without play.
  if (index % 4 === 1) plan.push({ at: at(9), kind: 'deposit' })
  if (index % 7 === 3) plan.push({ at: at(23), kind: 'withdraw' })
  if (index > 2 && random.chance(0.18)) return plan
  for (const hour of [11, 15, 20, 22]) {
    if (random.chance(0.5)) plan.push(...session(random, at(hour)))
  }
  for (const hour of [13, 18]) {
    if (random.chance(0.6)) {
      const placed = at(hour)
      plan.push({ at: placed, kind: 'bet' }, { at: placed + 2 * HOUR, kind: 'settle' })
    }
  }
  return plan
}

/** All actions of the player in the last six months, in order. */
export function planDays(random: Random, born: number): Act[] {
  const today = Math.floor(born / DAY) * DAY
  const days = Array.from({ length: DAYS }, (_, index) => day(random, today - index * DAY, index))
  return days
    .flat()
    .filter(({ at }) => at < born - 10 * MINUTE)
    .sort((a, b) => a.at - b.at)
}

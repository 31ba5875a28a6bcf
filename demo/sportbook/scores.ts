import { chance, endOf, type Fixture } from './times.ts'

export type Score = [home: number, away: number]

/** The state of a live match. */
export interface LiveScore {
  score: Score
  /** Football: minute and half (0 is the break); tennis: set; basket: quarter and its minute. */
  part: number
  minute: number
  /** Tennis: the games of the current set. */
  games: Score | null
  /** The elapsed share of the match. */
  done: number
}

/** The advantage of the home side, from -1 to 1. */
export const strength = ({ id }: Fixture): number =>
  0.16 + (chance('strength', id) + chance('strength', id, 2) - 1) * 0.9

/** The average number of goals of a football side in a match. */
export const expectedGoals = (match: Fixture): Score => [
  1.3 + 0.75 * strength(match),
  1.3 - 0.75 * strength(match),
]

function football(match: Fixture, elapsed: number): LiveScore {
  const half = elapsed < 45 ? 1 : elapsed < 60 ? 0 : 2
  const minute = half === 1 ? elapsed : half === 0 ? 45 : elapsed - 15
  const score = expectedGoals(match).map(
    (goals, side) =>
      Array.from({ length: minute }, (_, m) => chance('goal', match.id, side, m)).filter(
        (draw) => draw < goals / 90,
      ).length,
  ) as Score
  return { score, part: half, minute, games: null, done: minute / 90 }
}

/** All games of a tennis match, as the side that wins each; best of three sets. */
function tennisGames(match: Fixture): number[] {
  const winners: number[] = []
  const sets: Score = [0, 0]
  while (Math.max(...sets) < 2) {
    const games: Score = [0, 0]
    while (!isSetOver(games)) {
      const serve = winners.length % 2 === 0 ? 0.22 : -0.22
      const toHome = 0.5 + serve + strength(match) * 0.12
      const winner = chance('game', match.id, winners.length) < toHome ? 0 : 1
      games[winner]++
      winners.push(winner)
    }
    sets[games[0] > games[1] ? 0 : 1]++
  }
  return winners
}

const isSetOver = ([a, b]: Score): boolean =>
  Math.max(a, b) === 7 || (Math.max(a, b) === 6 && Math.abs(a - b) >= 2)

function tennis(match: Fixture, done: number): LiveScore {
  const winners = tennisGames(match)
  const score: Score = [0, 0]
  let games: Score = [0, 0]
  for (const winner of winners.slice(0, Math.floor(done * winners.length))) {
    games[winner === 0 ? 0 : 1]++
    if (!isSetOver(games)) continue
    score[games[0] > games[1] ? 0 : 1]++
    games = [0, 0]
  }
  return { score, part: score[0] + score[1] + 1, minute: 0, games, done }
}

/** The number of baskets of both sides. */
const TICKS = 72

function basket(match: Fixture, done: number): LiveScore {
  const score: Score = [0, 0]
  for (let tick = 0; tick < Math.floor(done * TICKS); tick++) {
    const side = chance('basket', match.id, tick) < 0.5 + strength(match) * 0.03 ? 0 : 1
    score[side] += chance('points', match.id, tick) < 0.3 ? 3 : 2
  }
  const minute = Math.floor(done * 40)
  return { score, part: Math.floor(minute / 10) + 1, minute: (minute % 10) + 1, games: null, done }
}

/** The state of a match at a moment between its start and its end. */
export function scoreAt(match: Fixture, now: number): LiveScore {
  const done = (now - match.start) / (endOf(match) - match.start)
  switch (match.sport) {
    case 'football':
      return football(match, Math.floor((now - match.start) / 60_000))
    case 'tennis':
      return tennis(match, done)
    case 'basket':
      return basket(match, done)
  }
}

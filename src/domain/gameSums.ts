import { compareAmounts } from './amounts.ts'
import { nameKey } from './fold.ts'
import { totalsOf, type Entry, type Totals } from './ledger.ts'

export interface GameSums extends Pick<Totals, 'in' | 'out' | 'net' | 'isExact'> {
  /** As the first row names it; empty for what names no game. */
  name: string
  /** Null if a row does not say its round. */
  rounds: number | null
}

function groupByGame(entries: readonly Entry[]): Set<Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { game = '' } = entry
    let group = groups.get(game)
    if (!group) {
      const key = nameKey(game)
      group = groups.get(key) ?? []
      // Also by the name as sent: a name of ten thousand rows is folded once.
      for (const name of [key, game]) groups.set(name, group)
    }
    group.push(entry)
  }
  return new Set(groups.values())
}

function sumsOf(entries: readonly Entry[]): GameSums {
  const { in: won, out, net, isExact } = totalsOf(entries)
  const name = entries[0]?.game ?? ''
  const rounds = new Set(entries.map(({ round }) => round))
  rounds.delete(undefined)
  return {
    name: nameKey(name) === '' ? '' : name,
    in: won,
    out,
    net,
    isExact,
    rounds: rounds.has('') ? null : rounds.size,
  }
}

/** The greatest loss first, and last what names no game. */
const byLoss = (a: GameSums, b: GameSums) =>
  Number(a.name === '') - Number(b.name === '') || (compareAmounts(a.net, b.net) ?? 0)

/** Adds up to the totals of the entries. What may be of any game makes all of them approximate. */
export function byGame(entries: readonly Entry[]): GameSums[] {
  const named = entries.filter(({ game }) => game !== undefined)
  const isSure = named.length === entries.length
  return [...groupByGame(named)]
    .map(sumsOf)
    .map((sums) => ({ ...sums, isExact: sums.isExact && isSure }))
    .sort(byLoss)
}

import { rng, type Random } from '../../art/core.mjs'
import { games } from '../../catalogue/games.ts'
import { emptyLedger, transactionEffect, type Ledger, type TransactionEntry } from './rows.ts'
import { planDays, type Act } from './plan.ts'
import type { Minor, Player } from '../types.ts'

const MINUTE = 60_000
const FIRST_ROW = 7_900_000

const stakes = [0.5, 1, 1, 2, 2, 5, 10]
const wins = [0.5, 1.5, 2, 2, 3, 5, 8]
const odds = [1.4, 1.65, 1.85, 2.1, 2.6, 3.4]
const deposits = [50, 100, 100, 150, 200]

/** The account while its past is generated; it never falls below zero. */
interface Account extends Pick<Player, 'unit'> {
  balance: Minor
  random: Random
  ledger: Ledger
  born: number
  usual: Minor
  num: () => string
  event: () => string
}

function transact(account: Account, at: number, type: '5' | '6', amount: Minor): void {
  const { random, born, balance } = account
  const hours = (born - at) / (60 * MINUTE)
  // Not of the last day, because a session's net is approximate after a row that was pending then.
  const isOpen = hours > 26 && hours < 100
  const status = random.chance(0.08) ? 'rejected' : isOpen ? 'pending' : 'accepted'
  enter(account, { at, num: account.num(), type, status, before: balance, amount })
}

function enter(account: Account, entry: TransactionEntry): void {
  account.ledger.transaction.push(entry)
  account.balance += transactionEffect(entry)
}

const acts: Record<Act['kind'], (account: Account, act: Act) => void> = {
  round(account, { at, game = 0 }) {
    const { random, unit, ledger } = account
    const amount = random.pick(stakes) * unit
    if (amount > account.balance) return
    const row = { at, event: account.event(), game: games[game]?.name ?? '' }
    ledger.casino.push({ ...row, num: account.num(), direction: 'bet', amount })
    account.balance -= amount
    if (!random.chance(0.3)) return
    const win = Math.round(amount * random.pick(wins))
    ledger.casino.push({ ...row, num: account.num(), direction: 'win', amount: win })
    account.balance += win
  },

  bet(account, { at }) {
    const { random, unit, ledger, balance } = account
    const amount = random.int(1, 6) * 5 * unit
    if (amount > balance) return
    const event = account.event()
    ledger.sport.push({ at, event, direction: 'bet', amount, before: balance })
    account.balance -= amount
  },

  /** Settles the last open bet; about two in five win. */
  settle(account, { at }) {
    const { random, ledger, balance } = account
    const bet = ledger.sport.at(-1)
    if (bet?.direction !== 'bet' || !random.chance(0.42)) return
    const amount = Math.round(bet.amount * random.pick(odds))
    ledger.sport.push({ at, event: bet.event, direction: 'win', amount, before: balance })
    account.balance += amount
  },

  deposit(account, { at }) {
    transact(account, at, '5', account.random.pick(deposits) * account.unit)
  },

  /** Withdraws what exceeds the usual balance, in fifties. */
  withdraw(account, { at }) {
    const step = 50 * account.unit
    const above = Math.floor((account.balance - account.usual) / step) * step
    if (above > 0) transact(account, at, '6', above)
  },
}

/** The last transaction leads to the account's initial balance, within fifty. */
function close(account: Account): void {
  const step = 50 * account.unit
  const gap = Math.floor((account.usual - account.balance) / step) * step
  if (gap === 0) return
  const at = account.born - 5 * MINUTE
  const type = gap > 0 ? '5' : '6'
  const row = { at, num: account.num(), type, before: account.balance } as const
  enter(account, { ...row, status: 'accepted', amount: Math.abs(gap) })
}

/** The first deposit makes up the rest, so that deposits, withdrawals and play explain the balance. */
function open({ ledger, usual, balance }: Account, at: number): void {
  const rest = usual - balance
  for (const row of [...ledger.transaction, ...ledger.sport]) row.before += rest
  const row = { at, num: String(FIRST_ROW), type: '5', status: 'accepted', before: 0 } as const
  ledger.transaction.unshift({ ...row, amount: usual + rest })
}

/** Generates six months of a player's past, which end at `born` with the account's balance. */
export function seedLedger(player: Readonly<Player>, seed: string, born: number): Ledger {
  const random = rng(`${seed}:${player.username}`)
  let row = FIRST_ROW
  let event = 40_000
  const account: Account = {
    unit: player.unit,
    balance: player.balance,
    usual: player.balance,
    random,
    born,
    ledger: emptyLedger(),
    num: () => String((row += random.int(1, 40))),
    event: () => `E-${(event += random.int(1, 5))}`,
  }
  const plan = planDays(random, born)
  for (const act of plan) acts[act.kind](account, act)
  close(account)
  open(account, (plan[0]?.at ?? born) - 10 * MINUTE)
  return account.ledger
}

import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { initTestI18n } from '../../../support/i18n'
import { unitsOf } from '../../../support/money'
import { openRead, pass, type Move, type Row } from '../../../support/netSession'
import { fewerRuns } from '../../../support/propertyRuns'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const deposit: Move = { kind: 'deposit', units: 50_000n }

describe('the net of this session equals a ledger in whole numbers, or says "approximate"', () => {
  const move = fc.record<Move>({
    kind: fc.constantFrom('play', 'play', 'deposit', 'withdrawal'),
    units: fc.bigInt(1n, 10n ** 12n),
  })
  const step = fc.record({
    moves: fc.array(
      fc.tuple(move, fc.boolean()).map(([{ kind, units }, isLoss]): Move => ({
        kind,
        // Play never equals a deposit, or nobody could see that the balance has moved.
        units: kind === 'play' ? (units * 1000n + 1n) * (isLoss ? -1n : 1n) : units * 1000n,
      })),
      { maxLength: 2 },
    ),
    seconds: fc.integer({ min: 5, max: 40 }),
    isLate: fc.boolean(),
    // Accepted after the balance was answered and before its rows are read.
    between: fc.constantFrom<Move['kind'] | null>(null, null, 'deposit', 'withdrawal'),
    // What becomes of the oldest row that waits since before the login.
    ends: fc.constantFrom<'accepted' | 'rejected' | null>(null, null, 'accepted', 'rejected'),
  })
  const waiting = fc.record({
    kind: fc.constantFrom<Move['kind']>('deposit', 'withdrawal'),
    units: fc.bigInt(1n, 10n ** 9n).map((units) => units * 1000n),
    wait: fc.constantFrom(
      { age: MINUTE, status: 'unlisted' },
      { age: 10 * MINUTE, status: 'pending' },
      { age: 3 * DAY, status: 'pending' },
      { age: 29 * DAY, status: 'pending' },
    ),
  })

  const few = fc.array(waiting, { maxLength: 2 })

  const quiet = { moves: [], seconds: 60, isLate: false, between: null, ends: null }

  it('never shows a deposit as a win, and is exact when all is read', async () => {
    await fc.assert(
      fc.asyncProperty(few, fc.array(step, { maxLength: 6 }), async (before, steps) => {
        const rows: Row[] = []
        const session = await openRead(({ add }) => {
          for (const { wait, ...move } of before) {
            rows.push(add(move, wait.status, Date.now() - wait.age))
          }
        })
        const open = [...rows]
        const check = () => {
          const { amount, isExact } = session.net()
          if (!isExact) return
          // A fall counts as play until the next read; nothing else may be wrong.
          const missing = session.played() - unitsOf(amount)
          expect(missing >= -session.masked() && missing <= session.withdrawn()).toBe(true)
        }
        for (const { moves, seconds, isLate, between, ends } of steps) {
          const release = isLate ? session.hold() : () => undefined
          pass(seconds)
          const ended = ends && open.shift()
          if (ended) ended.status = ends
          for (const each of moves) session.add(each)
          await session.poll()
          if (between !== null) session.add({ kind: between, units: 70_000n })
          check()
          if (!isLate) await session.settle()
          check()
          if (isLate) {
            session.add(deposit)
            await session.poll()
            check()
          }
          release()
          await session.settle()
          check()
        }
        for (let minutes = 0; minutes < 2; minutes++) {
          pass(60)
          await session.poll()
          await session.settle()
        }
        const { amount, isExact } = session.net()
        const isDoubtful = rows.some(
          ({ status, at }) =>
            status === 'accepted' || (status === 'pending' && at > session.first.at - DAY),
        )
        expect(isExact).toBe(!isDoubtful)
        if (!isDoubtful) expect(unitsOf(amount)).toBe(session.played())
      }),
      {
        ...fewerRuns(8),
        examples: [
          [
            [],
            [
              { ...quiet, between: 'deposit' },
              { ...quiet, between: 'deposit' },
            ],
          ],
          [
            [],
            [
              { ...quiet, isLate: true },
              { ...quiet, between: 'deposit' },
              { ...quiet, between: 'withdrawal' },
            ],
          ],
          [
            [],
            [quiet, { ...quiet, moves: [{ kind: 'play', units: 1001n }], between: 'withdrawal' }],
          ],
          [
            [{ ...deposit, wait: { age: 3 * DAY, status: 'pending' } }],
            [{ ...quiet, ends: 'accepted' }],
          ],
        ],
      },
    )
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { initTestI18n } from '../../../support/i18n'
import { later, openRead, type Move, type Session } from '../../../support/netSession'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})

const DAY = 24 * 3_600_000
const deposit: Move = { kind: 'deposit', units: 50_000n }
const addOfYesterday = (session: Session, move: Move) => {
  session.add(move, 'accepted', Date.now() - DAY)
}
/** A deposit of yesterday, and a withdrawal, so that the first balance is as it was. */
const prepare = (session: Session) => {
  addOfYesterday(session, deposit)
  addOfYesterday(session, { ...deposit, kind: 'withdrawal' })
}
const daysAlone = { dateOf: (at: number) => new Date(at).toISOString().slice(0, 10) }

describe('a deposit of before the session', () => {
  it('is no late money where the first read had it', async () => {
    const session = await openRead(prepare, daysAlone)
    expect((await later(session)).isExact).toBe(true)
  })

  it('is late money where its amount is another than the one that had been read', async () => {
    const session = await openRead(prepare, daysAlone)
    session.rows[0]!.units = 70_000n
    expect((await later(session)).isExact).toBe(false)
  })

  it('does not make later reads longer, unless it was open in the first', async () => {
    const longAgo = Date.now() - 10 * DAY
    for (const [status, from] of [
      ['accepted', Date.now() - DAY],
      ['pending', longAgo],
    ] as const) {
      const session = await openRead((opening) => {
        opening.add({ ...deposit, units: 0n }, status, longAgo)
      })
      session.add({ ...deposit, kind: 'play' })
      await later(session)
      expect(session.starts).toEqual([session.first.at - 30 * DAY, from])
      vi.setSystemTime(session.first.at)
    }
  })

  it('is late money where only its twin, of the same day and amount, had been read', async () => {
    const session = await openRead(prepare, daysAlone)
    addOfYesterday(session, deposit)
    expect((await later(session)).isExact).toBe(false)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { initTestI18n } from '../../../support/i18n'
import { later, openRead, openSession, pass, show, type Move } from '../../../support/netSession'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})

const DAY = 24 * 3_600_000
const deposit: Move = { kind: 'deposit', units: 100_000n }
const withdrawal: Move = { kind: 'withdrawal', units: 100_000n }
const win: Move = { kind: 'play', units: 3000n }

describe.each([
  ['deposit', deposit],
  ['withdrawal', withdrawal],
])('after a reload, a %s of before the login', (_, move) => {
  it('that was accepted in the session makes the net approximate', async () => {
    const session = openSession()
    const row = session.add(move, 'pending', Date.now() - DAY)
    await show(session)
    pass(30)
    row.status = 'accepted'
    expect(await later(session)).toMatchObject({ isExact: false })
    session.reload()
    await show(session)
    expect(await later(session)).toMatchObject({ isExact: false })
  })

  it('that was accepted unseen does so, too', async () => {
    const session = openSession()
    const row = session.add(move, 'pending', Date.now() - DAY)
    pass(30)
    row.status = 'accepted'
    session.reload()
    await show(session)
    expect(await later(session)).toMatchObject({ isExact: false })
  })

  it('that was accepted before it does not', async () => {
    const session = openSession()
    session.add({ ...move, units: 0n }, 'accepted', Date.now() - DAY)
    await show(session)
    session.add(win)
    expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
    session.reload()
    await show(session)
    session.add(win)
    expect(await later(session)).toEqual({ amount: '6.000', isExact: true })
  })

  it('that was accepted before it does not, if nothing has moved', async () => {
    const session = openSession()
    session.add({ ...move, units: 0n }, 'accepted', Date.now() - DAY)
    session.reload()
    await show(session)
    session.add(win)
    expect(await later(session)).toEqual({ amount: '3.000', isExact: true })
  })
})

it('no read begins while another is on its way', async () => {
  const session = await openRead()
  const release = session.hold()
  for (let polls = 0; polls < 3; polls++) {
    pass(61)
    session.add(win)
    await session.poll()
  }
  expect(session.calls.filter((call) => call !== 'balance')).toEqual(['deposit'])
  release()
  await session.settle()
  await session.poll()
  await session.settle()
  expect(session.net()).toMatchObject({ amount: '9.000', isExact: true })
})

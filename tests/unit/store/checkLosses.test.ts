import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { losses } from '@/device/losses'
import { tokenStorage } from '@/device/tokenStorage'
import { noteAnswer, forgetTime } from '@/device/serverTime'
import { limitRules, lossKinds } from '@/domain/limits'
import { fetchUserDetails } from '@/store/authSlice'
import { checkLosses } from '@/store/checkLosses'
import { LossLedger } from '@/store/lossLedger'
import { syncToken } from '@/store/session'
import { checkSessionNet } from '@/store/sessionNet'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { BEFORE, moveOf, openLedger, sum, text, unitsOf, type Move } from '../../support/ledger'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const LOGIN = Date.parse('2026-03-15T12:00:00Z')
const HOUR = 3_600_000
const STEP = 60_000
const account = 'a'
const all = { lossDay: '10', lossWeek: '10', lossMonth: '10' }

function tellTime(): void {
  noteAnswer({ date: new Date().toUTCString() }, performance.now())
}

function openStore() {
  logIn('yasmine')
  const store = createStore()
  store.dispatch(syncToken())
  const [startedAt, ledger] = [Date.now(), new LossLedger()]
  const since = { startedAt, accuracy: 0, balance: text(BEFORE) }
  const check = async (limits: Partial<typeof all> = all) => {
    await store.dispatch(checkLosses({ account, limits, ledger }))
    return losses.get().value[account]
  }
  return {
    check,
    /** The user's poll, and the check of the net position that follows. */
    poll: async () => {
      await store.dispatch(fetchUserDetails())
      await store.dispatch(checkSessionNet(since))
    },
  }
}

const isBet = ({ kind }: Move) => /casino|sport/.test(kind)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: LOGIN })
  tellTime()
  await initTestI18n('en')
})

describe('Quality H12: the losses of an account', () => {
  it('are right or approximate over random ledgers, whatever is late, unexplained, failing or reordered', async () => {
    let exact = 0
    interface Step {
      moves: Move[]
      failing: string[]
      hours: number
      isReversed: boolean
    }
    const run = async (steps: readonly Step[]) => {
      losses.erase()
      const begun = Date.now()
      const ledger = openLedger(3)
      const { check, poll } = openStore()
      let begin = begun
      const dates: number[] = []
      for (const { moves, failing, hours, isReversed } of steps) {
        ledger.failing.clear()
        if (isReversed) ledger.reverse()
        for (const part of failing) ledger.failing.add(part)
        ledger.add(moves)
        begin += STEP
        dates.push(...moves.map(() => begin - STEP / 2))
        await poll()
        const known = await check()
        vi.advanceTimersByTime(0)
        if (!known?.isApproximate) {
          exact++
          for (const kind of lossKinds) {
            const from = (known?.readAt ?? 0) - limitRules[kind].windowMs
            const loss = -sum(
              ledger.moves.filter((move, i) => isBet(move) && (dates[i] ?? 0) >= from),
            )
            expect(unitsOf(known?.of[kind]?.amount ?? null)).toBe(loss > 0n ? loss : 0n)
          }
        }
        // The rows of this step become older; those of the next ones follow right after them.
        vi.advanceTimersByTime(hours * HOUR)
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            moves: fc.array(moveOf(['now', 'now', 'now', 'late', 'never']), { maxLength: 4 }),
            failing: fc.subarray(['casino', 'sport', 'deposit'], { maxLength: 1 }),
            hours: fc.constantFrom(0, 0, 7, 30),
            isReversed: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        run,
      ),
      { numRuns: 60 },
    )
    expect(exact).toBeGreaterThan(20)
  }, 60_000)

  const served = { casino: [] as object[], sport: [] as object[] }
  let asked: { kind: string; query: URLSearchParams }[]
  beforeEach(() => {
    asked = []
    Object.assign(served, { casino: [], sport: [] })
    const serve = (name: string, kind: keyof typeof served) =>
      http.get(`*/api/${name}`, ({ request }) => {
        asked.push({ kind, query: new URL(request.url).searchParams })
        return HttpResponse.json({ data: served[kind], last_page: 1 })
      })
    server.use(serve('CasinoHistory', 'casino'), serve('SportHistory', 'sport'))
  })
  const row = (direction: string, amount: string | null, ago = HOUR) => ({
    game_date: new Date(Date.now() - ago).toISOString(),
    direction,
    amount,
  })

  it('read only the longest window that has a limit, and end when the rows leave theirs', async () => {
    served.casino = [row('bet', '20', 2 * HOUR), row('win', '5', 2 * HOUR)]
    served.sport = [row('bet', '4', 26 * HOUR)]
    const { check } = openStore()
    const known = await check({ lossDay: '10', lossWeek: '19.5' })
    expect(asked.map(({ kind }) => kind).sort()).toEqual(['casino', 'sport'])
    const from = Date.parse(asked[0]?.query.get('fromDate') ?? '')
    expect(Math.abs(LOGIN - 7 * 24 * HOUR - from)).toBeLessThan(2000)
    expect(known?.of.lossDay).toEqual({
      amount: '15',
      limit: '10',
      until: LOGIN + 22 * HOUR + 1,
    })
    expect(known?.of.lossWeek).toEqual({ amount: '19', limit: '19.5', until: 0 })
    expect(known?.of.lossMonth).toBeUndefined()
  })

  it.each([
    ['an unreadable amount', row('bet', 'much')],
    ['no amount', row('bet', null)],
    ['an unknown direction', row('gift', '1')],
    ['an unreadable date', { ...row('bet', '1'), game_date: 'soon' }],
  ])('stay the last known ones and are approximate with a row with %s', async (_, bad) => {
    served.casino = [row('bet', '8')]
    const { check } = openStore()
    expect((await check())?.of.lossDay?.amount).toBe('8')
    served.casino = [bad, row('bet', '9')]
    const known = await check()
    expect(known?.of.lossDay?.amount).toBe('8')
    expect(known?.isApproximate).toBe(true)
  })

  it('are unknown and approximate if nothing could ever be read', async () => {
    server.use(http.get('*/api/SportHistory', () => HttpResponse.json({}, { status: 500 })))
    const { check } = openStore()
    expect(await check()).toEqual({ readAt: 0, of: {}, isApproximate: true })
  })

  it('are not read by the device’s clock, if the server’s time cannot be loaded', async () => {
    forgetTime()
    server.use(http.head('http://localhost:3000/', () => HttpResponse.error()))
    const { check } = openStore()
    expect(await check()).toMatchObject({ readAt: 0 })
    expect(asked).toEqual([])
  })

  it('of a session that ended meanwhile change nothing', async () => {
    served.casino = [row('bet', '8')]
    const { check } = openStore()
    const pending = check()
    tokenStorage.remove()
    expect(await pending).toBeUndefined()
  })

  it('are not replaced by an older reading of another tab', async () => {
    served.casino = [row('bet', '8')]
    const { check } = openStore()
    const newer = { readAt: Date.now() + HOUR, isApproximate: false, of: {} }
    losses.update(() => ({ [account]: newer }))
    expect(await check()).toEqual(newer)
  })
})

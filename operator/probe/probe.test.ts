import { http, HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import house from '../../brands/sirocco.json'
import { contract } from '../../contract/calls'
import { openCalls } from '../../contract/openCalls'
import { isBroken, report } from './report'
import { walk } from './walk'
import { server } from '../../tests/support/server'

const base = 'http://backend.test/api'
const account = { username: 'yasmine', password: 'sirocco2026', newPassword: 'sirocco2026' }
const all = { base, account, changes: true }

/** The report's findings for a call. */
async function findingsOf(path: string): Promise<string[]> {
  const visits = await walk(all)
  return visits
    .filter(({ call }) => call.endsWith(` ${path}`))
    .flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`))
}

const answer = (path: string, body: JsonBodyType, status = 200) => {
  server.use(http.all(`*/api${path}`, () => HttpResponse.json(body, { status })))
}

const game = { game_id: 1, name: 'a', image: '', provider_id: 37, provider_name: 'b', type: 1 }

const beyond = 'is a number beyond ±2^53, which is not exact: send it as text'

const size = house.pageSizes.games.desktop
const games = (count: number) => Array.from({ length: count }, (_, i) => ({ ...game, game_id: i }))

describe('the contract probe', () => {
  it('sends nothing that changes the account unless it is told to', async () => {
    const asked: string[] = []
    server.use(
      http.post('*/api/*', ({ request }) => {
        asked.push(new URL(request.url).pathname)
      }),
    )
    const visits = await walk({ ...all, changes: false })
    expect(asked).not.toContain('/api/ResetPassword')
    expect(asked).not.toContain('/api/logout')
    expect(report(visits)).toContain(`\n${contract.length - 2} kept, 0 broken, 2 not asked`)
  })

  it('sends only public calls without an account, and no login', async () => {
    const visits = await walk({ ...all, account: null })
    const open = openCalls.length - 1
    const skipped = contract.length - open
    expect(report(visits)).toContain(`\n${open} kept, 0 broken, ${skipped} not asked`)
  })

  it.each<[path: string, body: JsonBodyType, finding: string]>([
    ['/users', [{ id: 1 }, { id: 2 }], 'breach: name is missing (row 1; 2 of 2 rows)'],
    ['/users', null, 'breach: neither an array nor an object with an array in data'],
    ['/users', [], 'remark: no row came, so its fields were not seen'],
    [
      '/papuler_slot',
      [{ ...game, type: 4 }],
      'breach: type is no gameType: 4 (row 1; 1 of 1 rows)',
    ],
    ['/get_slot_game', { data: [game], total: 2 ** 53 }, `breach: total ${beyond}`],
    [
      '/get_slot_game',
      [{ ...game, game_id: -(2 ** 53), provider_id: 2 ** 53 - 1 }],
      `breach: game_id ${beyond} (row 1; 1 of 1 rows)`,
    ],
    ['/StartGame', { url: 2 ** 60, isFrame: 1 }, `breach: url ${beyond}`],
    ['/get_slot_game', { data: [{ ...game, type: 2 }] }, 'breach: 1 rows are not of type 1'],
    ['/get_slot_game', [game], "remark: total is missing: the app can't know how much follows"],
    ['/get_slot_game', games(size + 1), `breach: ${size + 1} rows in a page of ${size}`],
    ['/get_slot_game', games(size), `breach: page 2: ${size} rows of page 1 come again`],
    [
      '/top_winners',
      [{ user: 'a', provider: 'b', amount: '1,234.50', currency: 'EUR' }],
      'breach: amount is no decimal: 1,234.50 (row 1; 1 of 1 rows)',
    ],
    ['/UserDetails', { username: 'a', id: 1, balance: '1' }, 'breach: currency is missing'],
    ['/StartGame', { url: ' ', isFrame: 'yes' }, 'breach: isFrame is no flag: yes'],
    ['/login', { user: {} }, 'breach: token is missing'],
  ])('%s: $2', async (path, body, finding) => {
    answer(path, body)
    expect(await findingsOf(path)).toContain(finding)
  })

  const bet = {
    game_date: '2026-03-15T12:00:00Z',
    num_id: 1,
    event_id: 2,
    game_name: 'G',
    direction: 'bet',
    amount: '5.00',
  }
  const deposit = {
    transaction_date: '2026-03-15T12:00:00Z',
    num_id: 1,
    balance_before: '0',
    status: 'accepted',
    amount: '5.00',
  }

  it.each<[path: string, row: object, finding: string]>([
    ['/CasinoHistory', { direction: 'gift' }, 'breach: direction is no direction: gift'],
    ['/CasinoHistory', { direction: 'BET' }, 'remark: direction is no direction, but the app'],
    ['/CasinoHistory', { num_id: 2 ** 53 }, `breach: num_id ${beyond}`],
    ['/CasinoHistory', { amount: 1e16 }, `breach: amount ${beyond}`],
    ['/CasinoHistory', { status: 'Cancelled' }, 'remark: the status takes the row out of all sums'],
    ['/CasinoHistory', { amount: '-5.00' }, 'remark: amount is no unsigned, but the app reads it'],
    ['/CasinoHistory', { amount: '+5.00' }, 'breach: the sign of amount contradicts its side'],
    ['/CasinoHistory', { game_date: '15/03/2026' }, 'breach: game_date is no date: 15/03/2026'],
    ['/CasinoHistory', { game_date: '2026-03-15' }, 'remark: game_date is no date, but the app'],
    [
      '/TransactionPlayer',
      { transaction_date: '2026-03-15T12:00Z' },
      'remark: transaction_date is no date, but the app',
    ],
    ['/TransactionPlayer', { status: 'on hold' }, 'breach: status is no status: on hold'],
    ['/TransactionPlayer', { status: 'Approved' }, 'remark: status is no status, but the app'],
  ])('%s names the row of money with %j: $2', async (path, wrong, finding) => {
    const good = path === '/CasinoHistory' ? bet : deposit
    answer(path, { data: [good, { ...good, ...wrong }], last_page: 1 })
    const found = (await findingsOf(path)).find((text) => text.startsWith(finding))
    expect(found).toMatch(/\(row 2; 1 of 2 rows\)$/)
  })

  it.each(['won', 'settled', ''])('a bet with the status %j counts', async (status) => {
    answer('/CasinoHistory', { data: [{ ...bet, status }], last_page: 1 })
    expect((await findingsOf('/CasinoHistory')).join()).not.toContain('status')
  })

  it.each([201, 302, 500])('status %i is a breach', async (status) => {
    answer('/top_winners', [], status)
    expect(await findingsOf('/top_winners')).toContain(
      `breach: status ${String(status)}: only 200 and 204 are successes`,
    )
  })

  it('an HTML page, an empty body and a missing response are breaches', async () => {
    server.use(
      http.get('*/api/users', () => HttpResponse.html('<h1>Hi</h1>')),
      http.get('*/api/UserDetails', () => new HttpResponse(null, { status: 204 })),
      http.get('*/api/top_winners', () => HttpResponse.error()),
    )
    expect(await findingsOf('/users')).toEqual(['breach: the body is not JSON'])
    expect(await findingsOf('/UserDetails')).toContain('breach: 204 where a body is expected')
    expect((await findingsOf('/top_winners'))[0]).toMatch(/^breach: no answer: /)
  })

  it('private calls must be refused to everyone else, with a message', async () => {
    answer('/UserDetails', { username: 'a', id: 1, balance: '1', currency: 'EUR' })
    expect(await findingsOf('/UserDetails')).toContain('breach: no token gets 200: 401 is expected')
    answer('/sport', { message: { code: 7 } }, 401)
    expect(await findingsOf('/sport')).toContain('breach: no token: message is no text: {"code":7}')
    answer('/Live', [])
    expect((await findingsOf('/Live')).join()).not.toContain('no token')
  })

  it('a login that accepts anyone is a breach, a refusal without a reason a remark', async () => {
    answer('/login', { token: 't' })
    expect(await findingsOf('/login')).toContain(
      'breach: a wrong login gets 200: a status of 4xx is expected',
    )
    answer('/login', {}, 401)
    expect(await findingsOf('/login')).toContain(
      'remark: a wrong login: the refusal says nothing in error',
    )
  })

  it.each<[path: string, body: JsonBodyType]>([
    ['/login', 'eyJ-SECRET'],
    [
      '/login',
      { token: 't', user: { username: 'a', id: 1, balance: 'eyJ-SECRET', currency: 'EUR' } },
    ],
    ['/sport', { data: { session: 'eyJ-SECRET' } }],
    ['/StartGame', 'https://games.example/?session=SECRET'],
    ['/StartGame', { url: ['SECRET'], isFrame: true }],
  ])('a report never quotes values that may contain a token: %s %j', async (path, body) => {
    answer(path, body)
    const visits = await walk(all)
    expect(isBroken(visits)).toBe(true)
    expect(report(visits)).not.toContain('SECRET')
  })
})

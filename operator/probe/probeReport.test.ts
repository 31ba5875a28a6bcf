import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { report } from './report'
import { walk } from './walk'
import { server } from '../../tests/support/server'

const account = { username: 'yasmine', password: 'sirocco2026', newPassword: 'sirocco2026' }

it.each([
  ['"storage"', true],
  ['"cache", "*"', true],
  ['"cache"', false],
])('a logout that sends Clear-Site-Data: %s gets a remark: %s', async (value, isTold) => {
  const headers = { 'Clear-Site-Data': value, 'Cache-Control': 'no-store' }
  server.use(http.post('*/api/logout', () => new HttpResponse(null, { status: 204, headers })))
  const visits = await walk({ base: 'http://backend.test/api', account, changes: true })
  const texts = visits.flatMap(({ call, findings }) =>
    call === 'POST /logout' ? findings.map(({ text }) => text) : [],
  )
  expect(texts).toEqual(
    isTold ? ['Clear-Site-Data erases the pause and the minutes that a player has set'] : [],
  )
})

it("an answer's control and direction characters do not reach the terminal", async () => {
  const winner = { user: 'a', provider: 'b', amount: '\u001b[2J\u202e1\n9', currency: 'EUR' }
  server.use(http.get('*/api/top_winners', () => HttpResponse.json([winner])))
  const text = report(
    await walk({ base: 'http://backend.test/api', account: null, changes: false }),
  )
  expect(text).toContain('amount is no decimal: \\u{1b}[2J\\u{202e}1\\u{a}9')
})

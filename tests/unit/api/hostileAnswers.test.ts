import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { send } from '@/api/client'
import { toRejection } from '@/api/rejection'
import { toHistoryRow } from '@/api/historyRows'
import * as read from '@/api/normalise'
import { BODY_LIMIT_BYTES, NAME_LIMIT } from '@/domain/constants'
import { toGame } from '@/domain/game'
import { toName } from '@/domain/read'
import { server } from '../../support/server'

const game = { game_id: 7, type: 1, image: '', provider_id: 37, provider_name: 'P' }

describe('Responses that could block the app', () => {
  it("keeps only the numbers of the server's pagination data, and nothing nested", () => {
    let nested: unknown = 'end'
    for (let depth = 0; depth < 20_000; depth++) nested = { nested }
    const paginationInfo = { total: 41, page: '2', next: null, nested, rows: [1], more: true }
    expect(read.paginationOf({ paginationInfo })).toEqual({ total: 41, page: '2' })
  })

  it('cuts a name to the maximum length', () => {
    const endless = 'x'.repeat(1_000_000)
    const fields = { ...game, name: endless, provider_name: endless, id: 1, user: endless }
    expect(toGame(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(toGame(fields)?.provider_name).toHaveLength(NAME_LIMIT)
    expect(read.toProvider({ id: 1, Alias: endless })?.Alias).toHaveLength(NAME_LIMIT)
    expect(read.toCategory(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(read.toCasino(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(read.toTopWin(fields)?.user).toHaveLength(NAME_LIMIT)
    expect(read.toSportEvent({ id: 1, name: endless })?.name).toHaveLength(NAME_LIMIT)
    expect(read.toUser({ id: 1, username: endless }).username).toHaveLength(NAME_LIMIT)
    expect(toHistoryRow('casino')({ game_name: endless })?.game_name).toHaveLength(NAME_LIMIT)
  })

  it('keeps a shorter name, and never splits a character when it cuts', () => {
    const unit = fc.constantFrom('a', 'é', 'م', '漢', '😀', '<', '\u0301')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 250 }), (letters) => {
        // More marks on one letter are dropped.
        const name = letters.replaceAll(/\u0301+/g, '\u0301')
        const shown = toName(name)
        expect(name.startsWith(shown)).toBe(true)
        expect(() => encodeURIComponent(shown)).not.toThrow()
        if (name.length <= NAME_LIMIT) expect(shown).toBe(name)
        else expect(shown.length).toBeGreaterThanOrEqual(NAME_LIMIT - 1)
      }),
    )
  })

  it.each(['a b', 'a\nb', 'jeton-é', '\u0000', ' '])(
    'a token that is not allowed in a header is a failed login: %j',
    (token) => {
      expect(() => read.toLogin({ token, user: { id: 1 } })).toThrow(read.UnreadableAnswer)
    },
  )

  it('a body without end is given up at 20 MB, once, and not tried again', async () => {
    let calls = 0
    server.use(
      http.get('*/api/users', () => {
        calls++
        return HttpResponse.text('x'.repeat(BODY_LIMIT_BYTES + 1_000_000))
      }),
    )
    const call = send({ method: 'GET', url: '/users' })
    await expect(
      call.catch((error: unknown) => toRejection(error, 'Server Down')),
    ).resolves.toEqual({
      status: null,
      message: 'Server Down',
    })
    expect(calls).toBe(1)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOpenedGame } from '@/store/ui/readOpenedGame'

const read = (state: unknown) => readOpenedGame({ key: 'own', state })

describe('§2 Play page: the route state', () => {
  it('keeps the ids of the game list, the opening and where it was opened', () => {
    const state = {
      game_id: 7,
      provider_id: '37',
      type: 1,
      name: 'A',
      provider_name: 'B',
      image: '',
      opening: 'o',
      from: '/casino/preview?p=37',
    }
    expect(read(state)).toStrictEqual(state)
    const mark = { session: 's', account: null }
    expect(read({ ...state, mark })).toStrictEqual({ ...state, mark })
  })

  it.each([
    ...[undefined, null, 7, 'x', [], [{ game_id: 7, type: 1 }]],
    ...[{}, { game_id: '' }, { game_id: ' ' }, { game_id: NaN }],
  ])('%j has no game', (state) => {
    expect(read(state)).toBeNull()
  })

  it('may lack everything else', () => {
    expect(read({ game_id: '7', provider_id: '', name: {} })).toEqual({
      game_id: '7',
      provider_id: '',
      type: null,
      name: '',
      provider_name: '',
      image: '',
      opening: 'own',
      from: null,
    })
  })

  it('may contain anything; fields that are no text or type are dropped', () => {
    const names = ['name', 'provider_name', 'image', 'opening'] as const
    const fields = ['game_id', 'provider_id', 'type', 'from', ...names]
    const state = fc.record(Object.fromEntries(fields.map((name) => [name, fc.anything()])))
    fc.assert(
      fc.property(fc.oneof(state, fc.anything()), (value) => {
        const game = read(value)
        if (game === null) return
        expect(['string', 'number']).toContain(typeof game.game_id)
        expect(['string', 'number']).toContain(typeof game.provider_id)
        expect([null, 1, 2, 3]).toContain(game.type)
        expect(new Set(names.map((name) => typeof game[name]))).toEqual(new Set(['string']))
      }),
    )
  })
})

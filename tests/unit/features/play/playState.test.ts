import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlayState } from '@/features/play/playState'

describe('§2 Play page: the route state', () => {
  it('keeps the ids of the game list', () => {
    const state = {
      game_id: 7,
      provider_id: '37',
      type: 1,
      name: 'A',
      provider_name: 'B',
      image: '',
    }
    expect(readPlayState(state)).toEqual({ ...state, opening: null })
  })

  it('is null without a game id', () => {
    for (const state of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { game_id: '' },
      { game_id: ' ' },
      { game_id: NaN },
    ]) {
      expect(readPlayState(state)).toBeNull()
    }
  })

  it('may lack everything else', () => {
    expect(readPlayState({ game_id: '7', provider_id: '', name: 1 })).toEqual({
      game_id: '7',
      provider_id: '',
      type: undefined,
      name: '',
      provider_name: '',
      image: '',
      opening: null,
    })
  })

  it('may contain anything; fields that are not text are dropped', () => {
    const fields = ['game_id', 'provider_id', 'type', 'name', 'provider_name', 'image'] as const
    const state = fc.record(Object.fromEntries(fields.map((name) => [name, fc.anything()])))
    fc.assert(
      fc.property(fc.oneof(state, fc.anything()), (value) => {
        const game = readPlayState(value)
        if (game === null) return
        expect(['string', 'number']).toContain(typeof game.game_id)
        expect(['string', 'number']).toContain(typeof game.provider_id)
        expect([typeof game.name, typeof game.provider_name, typeof game.image]).toEqual([
          'string',
          'string',
          'string',
        ])
      }),
    )
  })
})

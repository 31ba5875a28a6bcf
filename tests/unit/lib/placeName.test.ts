import type { Location } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { continuedEntry, continuing, placeName } from '@/lib/dom/placeName'

const place = (state: unknown): Location => ({
  key: 'own',
  pathname: '/casino/preview',
  search: '?p=37',
  hash: '',
  state,
})

describe('Decisions 8: the name of a history entry', () => {
  it.each([null, undefined, 'x', 7, {}, { continues: 7 }, { game_id: 1 }])(
    'is its own key with the state %j',
    (state) => {
      expect(continuedEntry(state)).toBeNull()
      expect(placeName(place(state))).toBe('own /casino/preview?p=37')
    },
  )

  it('is the key of the entry that it continues', () => {
    expect(placeName(place(continuing('first')))).toBe('first /casino/preview?p=37')
  })
})

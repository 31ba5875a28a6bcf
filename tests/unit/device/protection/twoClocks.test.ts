import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockEvents, type Liar } from '../../../support/twoClocks/events'
import { playEvents } from '../../../support/twoClocks/playEvents'

describe('Two clocks, of which at most one lies', () => {
  it.each<Liar>(['none', 'device', 'server'])(
    'end no pause and no raise early, and all play counts (%s lies)',
    async (liar) => {
      await fc.assert(
        fc.asyncProperty(clockEvents(liar), async (events) => {
          expect(await playEvents(liar, events)).toEqual([])
        }),
      )
    },
  )
})

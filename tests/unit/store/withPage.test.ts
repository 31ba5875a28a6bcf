import { describe, expect, it } from 'vitest'
import { withPage } from '@/store/core/withPage'

const place = (
  before: readonly number[],
  received: readonly number[],
  [page, loadedPages, size]: readonly [number, number, number],
) => withPage(before, received, { page, loadedPages, size }, String)

describe('§4 A page of a list', () => {
  it.each([
    ['the first', [], [1, 2], [1, 0, 2], [1, 2]],
    ['the next', [1, 2], [3, 4], [2, 1, 2], [1, 2, 3, 4]],
    ['the next, with a row that moved', [1, 2], [2, 3], [2, 1, 2], [1, 2, 3]],
    ['the first again', [1, 2, 3, 4], [5, 6], [1, 2, 2], [5, 6, 3, 4]],
    ['the last again', [1, 2, 3, 4], [5, 6], [2, 2, 2], [1, 2, 5, 6]],
    ['the last again, which is shorter now', [1, 2, 3, 4], [5], [2, 2, 2], [1, 2, 5]],
    ['one in the middle again', [1, 2, 3, 4, 5, 6], [7, 8], [2, 3, 2], [1, 2, 7, 8, 5, 6]],
  ] as const)('is placed: %s', (_, before, received, where, after) => {
    expect(place(before, received, where)).toEqual(after)
  })

  it('loses no row of a server that sends more than was asked for', () => {
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(place(nine, [4, 5, 6], [2, 3, 2])).toEqual(nine)
    expect(place(nine, [1, 2, 3], [1, 3, 2])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

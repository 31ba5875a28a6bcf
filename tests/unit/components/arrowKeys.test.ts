import { afterEach, describe, expect, it } from 'vitest'
import { arrowTarget } from '@/components/arrowKeys'

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

const at = (key: string, current: number) => arrowTarget(key, current, 5)

describe('Arrow keys in a list of five', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 4],
    ['ArrowDown', 2, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 2, 4],
    ['Enter', 2, null],
    ['', 2, null],
  ])('%s leads from %i to %s', (key, current, target) => {
    expect(at(key, current)).toBe(target)
  })

  it('in Arabic left means next and right means previous; up and down do not change', () => {
    document.documentElement.dir = 'rtl'
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'].map((key) => at(key, 2))).toEqual([
      3, 1, 3, 1,
    ])
  })
})

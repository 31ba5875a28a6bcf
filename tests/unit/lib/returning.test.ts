import { NavigationType } from 'react-router-dom'
import { expect, it } from 'vitest'
import { isReturn, returning } from '@/lib/dom/returning'

it.each([
  ['Back, Forward or a reload', NavigationType.Pop, null, true],
  ['a game that is left', NavigationType.Push, returning, true],
  ['a game that is left in its entry', NavigationType.Replace, returning, true],
  ['a link', NavigationType.Push, null, false],
  ['a link with another state', NavigationType.Push, { isReturn: 'yes' }, false],
])('Decisions 8: %s returns to a page', (_, navigation, state, expected) => {
  expect(isReturn({ state: state as unknown }, navigation)).toBe(expected)
})

import { persisted, type Stored, type Persisted, type Shape } from './persisted'
import { changeLists, currentLists, onHand } from './playerData'
import { tokenStorage } from './tokenStorage'

/**
 * Decisions 4: a store with a separate value for each player of the device, and one for visitors. It
 * contains the value of the current player.
 */
export function perPlayer<T>(shape: Shape<T>): Persisted<T> {
  const { key, defaults, parse } = shape
  const visitors = persisted(shape)
  const isPlayer = () => tokenStorage.get() !== null
  /** The last data read and their parsed form; the initial value equals no stored data. */
  let seen = { data: shape as unknown, stored: { value: defaults, problem: null } as Stored<T> }
  let seenProblem: Stored<T>['problem'] = null

  const read = (data: unknown, problem: Stored<T>['problem']): Stored<T> => {
    const value = data === undefined ? defaults : parse(data)
    if (value === null) return { value: defaults, problem: problem ?? 'corrupt' }
    return { value, problem }
  }
  const ofPlayer = () => {
    const { problem } = onHand.get()
    const data = currentLists()[key]
    if (seen.data !== data || seenProblem !== problem) seen = { data, stored: read(data, problem) }
    seenProblem = problem
    return seen.stored
  }

  return {
    get: () => (isPlayer() ? ofPlayer() : visitors.get()),
    update: (change) => {
      if (!isPlayer()) return visitors.update(change)
      changeLists((lists) => {
        const { value } = read(lists[key], null)
        const next = change(value)
        return Object.is(next, value) ? lists : { ...lists, [key]: next }
      })
      return ofPlayer()
    },
    erase: () => {
      if (!isPlayer()) return visitors.erase()
      changeLists((lists) =>
        key in lists
          ? Object.fromEntries(Object.entries(lists).filter(([name]) => name !== key))
          : lists,
      )
      return ofPlayer()
    },
    subscribe: (listener) => {
      const stops = [visitors, onHand, tokenStorage].map((store) => store.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

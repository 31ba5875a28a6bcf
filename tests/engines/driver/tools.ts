import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

/** How a part of a page is found: as a reader of the screen would, or by its test id. */
export interface Query {
  role?: string
  /** The accessible name of a role: all of it, or the source of a pattern. */
  name?: string | { pattern: string }
  level?: number
  isChecked?: boolean
  label?: string
  text?: string | { pattern: string }
  testId?: string
  css?: string
  within?: Query
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Tools {
  all: (query: Query) => Element[]
  seen: (query: Query) => Element[]
  one: (query: Query) => Element
  obstacle: (query: Query) => Promise<string>
  box: (query: Query) => Box
}

interface Library {
  queryAllByRole: typeof queryAllByRole
  queryAllByLabelText: typeof queryAllByLabelText
  queryAllByText: typeof queryAllByText
}

/** Runs inside each page and frame, beside Testing Library, which knows roles and names. */
export function installTools(): void {
  const library = Reflect.get(window, 'TestingLibraryDom') as Library | undefined
  // The frame has navigated since the library was evaluated; the next try evaluates it again.
  if (!library) throw new Error('the document has changed')
  const matcher = (name: string | { pattern: string }) =>
    typeof name === 'string' ? name : new RegExp(name.pattern)

  const findIn = (root: HTMLElement, query: Query): Element[] => {
    const { role, name, level, isChecked, label, text, testId, css } = query
    if (role !== undefined)
      return library.queryAllByRole(root, role, {
        ...(name !== undefined && { name: matcher(name) }),
        ...(level !== undefined && { level }),
        ...(isChecked !== undefined && { checked: isChecked }),
      })
    if (label !== undefined) return library.queryAllByLabelText(root, label)
    if (text !== undefined) return library.queryAllByText(root, matcher(text))
    return [...root.querySelectorAll(css ?? `[data-testid="${testId ?? ''}"]`)]
  }

  const all = (query: Query): Element[] =>
    query.within
      ? all(query.within).flatMap((root) => findIn(root as HTMLElement, query))
      : findIn(document.documentElement, query)

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0
  const seen = (query: Query) => all(query).filter(isSeen)

  const one = (query: Query): Element => {
    const found = seen(query)[0] ?? all(query)[0]
    if (!found) throw new Error('not there')
    return found
  }

  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  }
  const isHit = (element: Element) => {
    const { left, top, width, height } = boxOf(element)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

  /** Why an element cannot be clicked; empty if it is visible, at rest and covered by nothing. */
  const obstacle = async (query: Query): Promise<string> => {
    const element = seen(query)[0]
    if (!element) return all(query).length > 0 ? 'not visible' : 'not there'
    if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = JSON.stringify(boxOf(element))
    await pause(60)
    if (JSON.stringify(boxOf(element)) !== before) return 'moving'
    if (element.matches(':disabled')) return 'disabled'
    return isHit(element) ? '' : 'covered'
  }

  const tools: Tools = { all, seen, one, obstacle, box: (query) => boxOf(one(query)) }
  Object.assign(window, { pageTools: tools })
}

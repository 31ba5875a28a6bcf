import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Choices {
  /** How many options stand there. */
  count: number
  /** Another subject starts anew. */
  subject: string
  /** Whether the first option is taken up by itself. */
  isEager: boolean
  onChoose: (index: number) => void
}

const NONE = -1

/**
 * The keyboard of a combobox whose options are in a listbox (WAI-ARIA APG): the focus stays in the
 * field, the arrows walk through the options and wrap around, Enter takes the active one.
 */
export function useCombobox({ count, subject, isEager, onChoose }: Choices) {
  const [moved, setMoved] = useState({ subject, index: NONE })
  const list = useRef<HTMLDivElement>(null)
  const start = isEager && count > 0 ? 0 : NONE
  const active =
    moved.subject === subject && moved.index !== NONE && moved.index < count ? moved.index : start

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, subject])

  const move = (index: number) => {
    setMoved({ subject, index })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may end a word of an input method.
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'ArrowDown') move((active + 1) % count)
    else if (event.key === 'ArrowUp') move(active <= 0 ? count - 1 : active - 1)
    else if (event.key === 'Enter' && active !== NONE) onChoose(active)
    else return
    event.preventDefault()
  }

  return { active, list, onKeyDown }
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Choices {
  count: number
  /** A new subject resets the active option. */
  subject: string
  isEager: boolean
  onChoose: (index: number) => void
}

const NONE = -1

/** WAI-ARIA APG combobox: the focus stays in the field, arrow keys move and wrap around, Enter chooses. */
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
    // During composition, Enter belongs to the input method.
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'ArrowDown') move((active + 1) % count)
    else if (event.key === 'ArrowUp') move(active <= 0 ? count - 1 : active - 1)
    else if (event.key === 'Enter' && active !== NONE) onChoose(active)
    else return
    event.preventDefault()
  }

  return { active, list, onKeyDown }
}

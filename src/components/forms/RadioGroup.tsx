import {
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { arrowTarget } from '@/components/arrowKeys'
import { cx } from '@/lib/dom/cx'
import styles from './RadioGroup.module.css'

export interface RadioOption {
  value: string
  label: string
  /** The label's language, if it differs from the interface's. */
  lang?: string
  content?: ReactNode
}

export interface RadioGroupProps {
  label: string
  options: readonly RadioOption[]
  value: string
  /** `isWalk` if it replaces a choice that arrow keys made since the group received the focus. */
  onChange: (value: string, isWalk: boolean) => void
  className?: string | undefined
}

interface Props extends RadioGroupProps {
  itemClass: string | undefined
}

/** How long arrow keys rest before the choice counts. */
const REST_MS = 300

/** Radios in one line with a single tab stop; arrow keys choose (WAI-ARIA radio group). */
export function RadioGroup({ label, options, value, onChange, className, itemClass }: Props) {
  const group = useRef<HTMLDivElement>(null)
  // The pressed radio is marked at once, also while the page that follows from it renders.
  const [optimistic, show] = useOptimistic(value)
  /** Reached by arrow keys that have not rested yet. */
  const [reached, reach] = useState<string | null>(null)
  const isWalk = useRef(false)
  const shown = reached ?? optimistic
  const choose = (next: string) => {
    reach(null)
    if (next === optimistic) return
    startTransition(() => {
      show(next)
      onChange(next, isWalk.current)
    })
  }
  const rest = useEffectEvent(() => {
    if (reached !== null) choose(reached)
    isWalk.current = true
  })
  useEffect(() => {
    if (reached === null) return
    const timer = setTimeout(rest, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [reached])
  const chosen = options.findIndex((option) => option.value === shown)
  const stop = Math.max(chosen, 0)

  // A choice from the URL may be outside the visible part of the line.
  useEffect(() => {
    const line = group.current
    const radio = line?.children[chosen]
    if (!line || !radio) return
    const [outer, inner] = [line.getBoundingClientRect(), radio.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) return
    line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [chosen, options.length])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Starts from the focused radio, because the previous choice may not have rendered yet.
    const radios = [...event.currentTarget.children]
    const from = radios.findIndex((radio) => radio === document.activeElement)
    const target = arrowTarget(event.key, from < 0 ? stop : from, options.length)
    const option = target === null ? undefined : options[target]
    if (target === null || !option) return
    event.preventDefault()
    const radio = radios[target]
    if (radio instanceof HTMLElement) radio.focus()
    reach(option.value)
  }

  return (
    <div
      ref={group}
      className={cx(styles.group, className)}
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        if (reached !== null) choose(reached)
        isWalk.current = false
      }}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          className={itemClass}
          role="radio"
          aria-checked={index === chosen}
          aria-label={option.content === undefined ? undefined : option.label}
          lang={option.lang}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => {
            isWalk.current = false
            choose(option.value)
          }}
        >
          {option.content ?? option.label}
        </button>
      ))}
    </div>
  )
}

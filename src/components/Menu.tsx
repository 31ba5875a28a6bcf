import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { arrowTarget } from './arrowKeys'
import { cx } from '@/lib/dom/cx'
import { Icon } from './Icon'
import { Link } from './Link'
import styles from './Menu.module.css'

export interface MenuItem {
  key: string
  label: string
  icon?: ReactNode
  /** The label's language, if it differs from the interface's. */
  lang?: string
  /** Set for each item of a choice, of which one is checked. */
  isChecked?: boolean
  className?: string | undefined
  /** The path of a link; other items are buttons. */
  to?: string
  onSelect?: () => void
}

interface MenuProps {
  /** The button's accessible name, if its content is not enough. */
  label?: string
  items: readonly MenuItem[]
  className?: string | undefined
  children: ReactNode
}

const focus = (entry: HTMLElement | null) => entry?.focus()

/** A button and its menu: arrows, Home, End, first letters, Escape. */
export function Menu({ label, items, className, children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)

  const checked = items.findIndex(({ isChecked }) => isChecked)
  const edge = opened === 'last' ? items.length - 1 : 0
  const start = checked < 0 ? edge : checked

  const close = () => {
    setOpened(null)
    root.current?.querySelector('button')?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event
    if (!opened) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      setOpened(key === 'ArrowDown' ? 'first' : 'last')
      return
    }
    if (key === 'Escape') {
      // Escape must not also close a dialog around the menu.
      event.stopPropagation()
      close()
      return
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const current = all.findIndex((entry) => entry === document.activeElement)
    const target = arrowTarget(key, current, all.length) ?? letterTarget(all, current, key)
    if (target === null) return
    event.preventDefault()
    all[target]?.focus()
  }

  return (
    <div
      ref={root}
      className={styles.root}
      role="presentation"
      // Focusable, because a press inside must not count as a blur where buttons take no focus.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpened(null)
      }}
    >
      <button
        type="button"
        className={className}
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={() => {
          setOpened(opened ? null : 'first')
        }}
      >
        {children}
      </button>
      {opened && (
        <ul className={styles.list} role="menu" aria-labelledby={id}>
          {items.map((item, index) => {
            const entry = {
              ref: index === start ? focus : undefined,
              className: cx(styles.item, item.className, item.isChecked && styles.checked),
              role: item.isChecked === undefined ? 'menuitem' : 'menuitemradio',
              'aria-checked': item.isChecked,
              lang: item.lang,
              tabIndex: -1,
              onClick: () => {
                close()
                item.onSelect?.()
              },
              children: (
                <>
                  {item.icon}
                  <span>{item.label}</span>
                  {item.isChecked && <Icon name="check" className={styles.check} />}
                </>
              ),
            }
            return (
              <li key={item.key} role="none">
                {item.to === undefined ? (
                  <button type="button" {...entry} />
                ) : (
                  <Link to={item.to} {...entry} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function letterTarget(entries: HTMLElement[], current: number, key: string): number | null {
  // Names of other keys, such as Home, are longer than letters.
  if (key.length > 2 || key === ' ') return null
  const letter = key.toLocaleLowerCase()
  const begins = (entry: HTMLElement) =>
    entry.textContent.trim().toLocaleLowerCase().startsWith(letter)
  const next = entries.findIndex((entry, index) => index > current && begins(entry))
  const first = next >= 0 ? next : entries.findIndex(begins)
  return first >= 0 ? first : null
}

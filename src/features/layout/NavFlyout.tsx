import { useId, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { NavLink } from './NavLink'
import styles from './NavList.module.css'
import type { NavGroupItem } from './navigation'
import { useIsInside } from './useAriaCurrent'

export function NavFlyout({ group }: { group: NavGroupItem }) {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  /** The offset from the top; null while closed. */
  const [top, setTop] = useState<number | null>(null)
  const isInside = useIsInside(group)
  const { icon, links, ...page } = group
  const items = [page, ...links]
  const label = t(group.label)
  const close = () => {
    setTop(null)
  }

  return (
    <div
      role="presentation"
      // Focusable, because a press inside must not count as a blur where buttons take no focus.
      tabIndex={-1}
      className={styles.flyoutRoot}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || top === null) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.item}
        title={label}
        aria-expanded={top !== null}
        aria-controls={top === null ? undefined : id}
        data-inside={isInside || undefined}
        onClick={({ currentTarget }) => {
          setTop(top === null ? currentTarget.getBoundingClientRect().top : null)
        }}
      >
        <Icon name={icon} />
        <span className="srOnly">{label}</span>
      </button>
      {top !== null && (
        <ul
          id={id}
          className={styles.flyout}
          style={{ '--top': `${top}px`, '--links': items.length } as CSSProperties}
        >
          {items.map((item) => (
            <li key={item.label}>
              <NavLink item={item} onFollow={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

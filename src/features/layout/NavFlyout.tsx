import { useId, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { NavLink } from './NavLink'
import styles from './NavList.module.css'
import type { NavGroupItem } from './navigation'

/** A group of the collapsed sidebar, whose links open beside it. */
export function NavFlyout({ group }: { group: NavGroupItem }) {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  /** The offset from the top; null while closed. */
  const [top, setTop] = useState<number | null>(null)
  const isInside = group.links.some(({ path }) => path === pathname)
  const label = t(group.label)
  const close = () => {
    setTop(null)
  }

  return (
    <div
      role="presentation"
      // Focusable, so that a press inside does not count as a blur in browsers whose buttons take no focus.
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
        <Icon name={group.icon} />
        <span className="srOnly">{label}</span>
      </button>
      {top !== null && (
        <ul
          id={id}
          className={styles.flyout}
          style={{ '--top': `${top}px`, '--links': group.links.length } as CSSProperties}
        >
          {group.links.map((item) => (
            <li key={item.path}>
              <NavLink item={item} onFollow={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

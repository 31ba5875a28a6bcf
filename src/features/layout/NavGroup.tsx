import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { NavLink } from './NavLink'
import styles from './NavList.module.css'
import type { NavGroupItem } from './navigation'

interface NavGroupProps {
  group: NavGroupItem
  onFollow?: (() => void) | undefined
}

/** A group that opens on its own pages and toggles on click. */
export function NavGroup({ group, onFollow }: NavGroupProps) {
  const { t } = useTranslation()
  const id = useId()
  const { pathname } = useLocation()
  const isInside = group.links.some(({ path }) => path === pathname)
  const [wasInside, setWasInside] = useState(isInside)
  const [isOpen, setOpen] = useState(isInside)
  if (wasInside !== isInside) {
    setWasInside(isInside)
    setOpen(isInside)
  }

  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <Icon name={group.icon} />
        <span>{t(group.label)}</span>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <ul id={id} className={styles.sub}>
          {group.links.map((item) => (
            <li key={item.path}>
              <NavLink item={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

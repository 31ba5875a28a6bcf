import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { NavLink } from './NavLink'
import styles from './NavList.module.css'
import type { NavGroupItem } from './navigation'
import { useIsInside } from './useAriaCurrent'

interface NavGroupProps {
  group: NavGroupItem
  onFollow?: (() => void) | undefined
}

/** Spec §2: the link of a group's page, and beside it a button for the group's links. */
export function NavGroup({ group, onFollow }: NavGroupProps) {
  const { t } = useTranslation()
  const id = useId()
  const isInside = useIsInside(group)
  const [chosen, setChosen] = useState({ isInside, isOpen: isInside })
  // A choice ends when the player enters or leaves the group's pages.
  const isOpen = chosen.isInside === isInside ? chosen.isOpen : isInside

  return (
    <>
      <div className={styles.group}>
        <NavLink item={group} onFollow={onFollow} />
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(group.label)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setChosen({ isInside, isOpen: !isOpen })
          }}
        >
          <Icon name="chevron" size={16} className={styles.chevron} />
        </button>
      </div>
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

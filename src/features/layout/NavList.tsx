import { cx } from '@/lib/dom/cx'
import { NavFlyout } from './NavFlyout'
import { NavGroup } from './NavGroup'
import { NavLink } from './NavLink'
import styles from './NavList.module.css'
import type { playerNav } from './navigation'

interface NavListProps {
  sections: typeof playerNav
  isCollapsed?: boolean
  onFollow?: () => void
}

export function NavList({ sections, isCollapsed = false, onFollow }: NavListProps) {
  return sections.map((entries) => (
    <ul key={entries[0]?.label} className={cx(styles.section, isCollapsed && styles.collapsed)}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {!('links' in entry) ? (
            <NavLink item={entry} isCollapsed={isCollapsed} onFollow={onFollow} />
          ) : isCollapsed ? (
            <NavFlyout group={entry} />
          ) : (
            <NavGroup group={entry} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  ))
}

import type { ReactNode } from 'react'
import styles from './ChipMenu.module.css'
import { Icon } from './Icon'
import { Menu, type MenuItem } from './Menu'

interface ChipMenuProps {
  /** The button's accessible name. */
  label: string
  items: readonly MenuItem[]
  children: ReactNode
}

/** A menu of the header whose button shows the current choice. */
export function ChipMenu({ children, ...menu }: ChipMenuProps) {
  return (
    <Menu {...menu} className={styles.chip}>
      {children}
      <Icon name="chevron" size={16} className={styles.chevron} />
    </Menu>
  )
}

import type { ReactNode } from 'react'
import styles from './ChipMenu.module.css'
import { Icon } from './Icon'
import { Menu, type MenuItem } from './Menu'

interface ChipMenuProps {
  /** The button's name. */
  label: string
  items: readonly MenuItem[]
  /** A picture and a word. */
  children: ReactNode
}

/** A header's menu behind a chip that shows the present state. */
export function ChipMenu({ children, ...menu }: ChipMenuProps) {
  return (
    <Menu {...menu} className={styles.chip}>
      {children}
      <Icon name="chevron" size={16} className={styles.chevron} />
    </Menu>
  )
}

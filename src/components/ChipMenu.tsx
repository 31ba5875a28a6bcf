import type { ReactNode } from 'react'
import styles from './ChipMenu.module.css'
import { Icon } from './Icon'
import { Menu, type MenuItem } from './Menu'

interface ChipMenuProps {
  label: string
  items: readonly MenuItem[]
  children: ReactNode
}

export function ChipMenu({ children, ...menu }: ChipMenuProps) {
  return (
    <Menu {...menu} className={styles.chip}>
      {children}
      <Icon name="chevron" size={16} className={styles.chevron} />
    </Menu>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Icon } from '@/components/Icon'
import type { IconName } from '@/components/icons'
import styles from './ToolButton.module.css'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** The accessible name; visible unless `isIconOnly`. */
  label: string
  isIconOnly: boolean
}

/** A button of the play page's bar. */
export function ToolButton({ icon, label, isIconOnly, ...rest }: ToolButtonProps) {
  return (
    <button {...rest} type="button" className={isIconOnly ? styles.square : styles.tool}>
      <Icon name={icon} />
      <span className={isIconOnly ? 'srOnly' : undefined}>{label}</span>
    </button>
  )
}

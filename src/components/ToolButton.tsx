import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'
import styles from './ToolButton.module.css'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** Visible, or the tooltip if `isIconOnly`; the accessible name unless there is an `aria-label`. */
  label: string
  isIconOnly: boolean
}

/** A button of the bar above a frame. */
export function ToolButton({ icon, label, isIconOnly, ...rest }: ToolButtonProps) {
  const title = isIconOnly ? (rest['aria-label'] ?? label) : undefined
  return (
    <button
      title={title}
      {...rest}
      type="button"
      className={isIconOnly ? styles.square : styles.tool}
    >
      <Icon name={icon} />
      <span className={isIconOnly ? 'srOnly' : undefined}>{label}</span>
    </button>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { cx } from '@/lib/dom/cx'
import { Icon } from './Icon'
import styles from './IconButton.module.css'
import type { IconName } from './icons'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  label: string
  /** `disc` has a circle, as in a row's arrows and the carousel's pause. */
  variant?: 'plain' | 'disc'
  flip?: boolean
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  flip = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles[variant], className)} aria-label={label}>
      <Icon name={icon} flip={flip} />
    </button>
  )
}

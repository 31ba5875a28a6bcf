import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '@/lib/dom/cx'
import { buttonClass, type ButtonVariant } from './buttonClass'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Spinner } from './Spinner'
import styles from './Button.module.css'

interface ButtonProps extends ButtonVariant, ComponentPropsWithRef<'button'> {
  icon?: IconName
  isLoading?: boolean
}

/** Keeps its width and focus while loading, and ignores presses then. */
export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  isLoading = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, isFullWidth }), className)}
      aria-busy={isLoading || undefined}
      onClick={press}
    >
      {isLoading ? <Spinner /> : icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  )
}

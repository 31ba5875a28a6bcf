import { Link, type LinkProps } from './Link'
import { cx } from '@/lib/dom/cx'
import { buttonClass, type ButtonVariant } from './buttonClass'

interface LinkButtonProps extends ButtonVariant, LinkProps {}

export function LinkButton({ variant, size, isFullWidth, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, isFullWidth }), className)} />
}

import { Link, type LinkProps } from './Link'
import { cx } from '@/lib/dom/cx'
import { buttonClass, type ButtonLook } from './buttonClass'

interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ look, size, isBlock, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonClass({ look, size, isBlock }), className)} />
}

import { useTransition, type ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { brand } from '@/domain/brand'
import { ExternalLink } from './ExternalLink'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the app. */
  to: string
}

const outsideOf = (to: string): string | undefined =>
  (brand.ownPages as Partial<Record<string, string>>)[to]

/**
 * A link within the app, built on the router's hooks, because the router's own component contains framework
 * prefetching, a tenth of the shell's size. It is marked (`data-following`) from the press until its page
 * shows. If the operator has its own version of a page, the link leads there.
 */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { ...(target && { target }) })
  const [isFollowing, startFollowing] = useTransition()
  const outside = outsideOf(to)
  if (outside !== undefined) {
    return (
      <ExternalLink {...rest} href={outside} onClick={onClick}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-following={isFollowing ? '' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        startFollowing(() => {
          follow(event)
        })
      }}
    >
      {children}
    </a>
  )
}

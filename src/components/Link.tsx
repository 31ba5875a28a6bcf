import { useTransition, type ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { brand } from '@/lib/pageData'
import { ExternalLink } from './ExternalLink'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string
}

const outsideOf = (to: string): string | undefined =>
  (brand.ownPages as Partial<Record<string, string>>)[to]

/** Without the router's component, which adds prefetching; `data-following` marks the wait for the page. */
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

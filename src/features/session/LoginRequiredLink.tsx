import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '@/components/Link'
import { selectIsLoggedIn } from '@/store/authSlice'
import { useAppStore } from '@/store/hooks'
import { useRequireLogin } from './useRequireLogin'

interface LoginRequiredLinkProps extends Omit<LinkProps, 'to'> {
  to: string
  needsLogin?: boolean | undefined
}

// A link opened in another tab asks for the login there.
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Spec §6: a link; if it needs a login, a visitor logs in first and then gets there. */
export function LoginRequiredLink({
  to,
  needsLogin = false,
  onClick,
  ...rest
}: LoginRequiredLinkProps) {
  const gate = useRequireLogin()
  const store = useAppStore()

  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !needsLogin || opensElsewhere(event)) return
        if (selectIsLoggedIn(store.getState())) return
        event.preventDefault()
        gate({ path: to })
      }}
    />
  )
}

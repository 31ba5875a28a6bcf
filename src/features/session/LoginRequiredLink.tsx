import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '@/components/Link'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppStore } from '@/store/hooks'
import { useRequireLogin } from './useRequireLogin'

interface LoginRequiredLinkProps extends Omit<LinkProps, 'to'> {
  to: string
  needsLogin?: boolean | undefined
}

// If the link opens in another tab, the login dialog opens in that tab.
const opensOtherTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export function LoginRequiredLink({
  to,
  needsLogin = false,
  onClick,
  ...rest
}: LoginRequiredLinkProps) {
  const requireLogin = useRequireLogin()
  const store = useAppStore()

  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !needsLogin || opensOtherTab(event)) return
        if (selectIsLoggedIn(store.getState())) return
        event.preventDefault()
        requireLogin({ path: to })
      }}
    />
  )
}

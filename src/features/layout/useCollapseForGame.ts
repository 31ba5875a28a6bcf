import { useEffectEvent, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsSidebarOpen, toggleSidebar } from '@/store/ui/sidebarSlice'
import { useRouteHandle } from './routeHandle'

/** Spec §2 Play page: collapses the sidebar during a game and restores it afterwards. */
export function useCollapseForGame(): void {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsSidebarOpen)
  const isPlay = useRouteHandle().width === 'play'

  /** Returns the previous state of the sidebar. */
  const setOpen = useEffectEvent((wanted: boolean) => {
    if (isOpen !== wanted) dispatch(toggleSidebar())
    return isOpen
  })

  useLayoutEffect(() => {
    if (!isPlay) return undefined
    const before = setOpen(false)
    return () => {
      setOpen(before)
    }
  }, [isPlay])
}

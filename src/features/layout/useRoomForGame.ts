import { useEffectEvent, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsSidebarOpen, toggleSidebar } from '@/store/sidebarSlice'
import { useRouteHandle } from './routeHandle'

/** Spec §2 Play page: the sidebar makes room for a game, and is afterwards as it was before. */
export function useRoomForGame(): void {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsSidebarOpen)
  const isPlay = useRouteHandle().width === 'play'

  /** Tells how the sidebar was. */
  const turn = useEffectEvent((wanted: boolean) => {
    if (isOpen !== wanted) dispatch(toggleSidebar())
    return isOpen
  })

  useLayoutEffect(() => {
    if (!isPlay) return undefined
    const before = turn(false)
    return () => {
      turn(before)
    }
  }, [isPlay])
}

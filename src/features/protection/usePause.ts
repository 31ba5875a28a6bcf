import { useState } from 'react'
import { startPause } from '@/device/protection/pause'
import { pauseMs } from '@/domain/protection'
import { protection } from '@/lib/pageData'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'
import { selectAccount } from '@/store/ui/playGate'

/** Asks for the length or pauses at once; a visitor logs in first. */
export function usePause(onPause?: () => void) {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const [isOpen, setOpen] = useState(false)

  const pause = (ms: number) => {
    setOpen(false)
    startPause(account, ms)
    onPause?.()
  }
  const press = () => {
    if (!isLoggedIn) dispatch(openModal({ content: 'login' }))
    else if (protection.pause === 'direct') pause(pauseMs(24))
    else setOpen(true)
  }
  const dialog = isOpen && {
    account,
    onChoose: pause,
    onClose: () => {
      setOpen(false)
    },
  }
  return { account, press, dialog }
}

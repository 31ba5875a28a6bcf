import { useState } from 'react'
import { startPause } from '@/device/protection/pause'
import { pauseMs } from '@/domain/protection'
import { protection } from '@/lib/pageData'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'
import { selectConfirmedAccount } from '@/store/ui/playGate'

/** Asks for the length or pauses at once; a visitor logs in first. */
export function usePause(onPause?: () => void) {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectConfirmedAccount)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  /** Whose pause the dialog asks about; the session may end while it is open. */
  const [asked, setAsked] = useState<{ account: string | null } | null>(null)

  const pause = (ms: number, of = account) => {
    setAsked(null)
    startPause(of, ms)
    onPause?.()
  }
  const press = () => {
    if (!isLoggedIn) dispatch(openModal({ content: 'login' }))
    else if (protection.pause === 'direct') pause(pauseMs(24))
    else setAsked({ account })
  }
  const dialog = asked && {
    account: asked.account,
    onChoose: (ms: number) => {
      pause(ms, asked.account)
    },
    onClose: () => {
      setAsked(null)
    },
  }
  return { account, press, dialog }
}

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { logout } from '@/store/player/authSlice'
import { useAppDispatch } from '@/store/hooks'

/** Deletes the worker's pictures: their dates would show the device's next player when this one played. */
async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' })
}

export function useLogout(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  return useCallback(() => {
    void dispatch(logout())
    forgetPictures().catch(() => undefined)
    void navigate(paths.home)
  }, [dispatch, navigate])
}

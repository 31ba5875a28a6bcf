import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { forgetPictures } from './forgetPictures'
import { logout } from '@/store/player/authSlice'
import { useAppDispatch } from '@/store/hooks'

export function useLogout(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  return useCallback(() => {
    void dispatch(logout())
    forgetPictures().catch(() => undefined)
    void navigate(paths.home)
  }, [dispatch, navigate])
}

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { logout } from '@/store/player/authSlice'
import { useAppDispatch } from '@/store/hooks'

export function useLogout(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  return useCallback(() => {
    void dispatch(logout())
    void navigate(paths.home)
  }, [dispatch, navigate])
}

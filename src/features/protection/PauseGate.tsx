import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { useIsPlayBlocked } from '@/store/playGate'

/**
 * Quality H5, H12: a page that is closed during a pause and while a limit is reached. It redirects to the
 * page that says why and does not return when that ends.
 */
export function PauseGate({ children }: { children: ReactNode }) {
  return useIsPlayBlocked() ? <Navigate to={paths.playResponsibly} replace /> : children
}

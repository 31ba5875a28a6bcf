import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { usePause } from '@/device/pause'

/**
 * Quality H5: a page that a pause closes. It leads to where the pause is told of, and does not come
 * back by itself when the pause ends.
 */
export function PauseGate({ children }: { children: ReactNode }) {
  const { until } = usePause()
  return until === null ? children : <Navigate to={paths.playResponsibly} replace />
}

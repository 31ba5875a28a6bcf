import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { usePause } from '@/device/pause'

/**
 * Quality H5: a page that is closed during a pause. It redirects to the page about the pause and does not
 * return when the pause ends.
 */
export function PauseGate({ children }: { children: ReactNode }) {
  const { until } = usePause()
  return until === null ? children : <Navigate to={paths.playResponsibly} replace />
}

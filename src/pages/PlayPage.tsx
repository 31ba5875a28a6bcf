import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
// Loaded with the page, so that both appear at once.
import '@/features/play/GameStage'
import { readPlayState } from '@/features/play/playState'
import { PauseGate } from '@/features/protection/PauseGate'
import { RequireLogin } from '@/features/session/RequireLogin'

/**
 * Spec §2 Play page: without a game it redirects to `/`; a visitor logs in first. The game itself is
 * rendered above the routes (`GameHost`).
 */
export default function PlayPage() {
  const location = useLocation()
  if (!readPlayState(location.state)) return <Navigate to={paths.home} replace />
  return (
    <PauseGate>
      <RequireLogin>{null}</RequireLogin>
    </PauseGate>
  )
}

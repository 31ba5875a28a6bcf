import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
// Loaded with the page, so that both appear at once.
import '@/features/play/GameStage'
import { readOpenedGame } from '@/features/play/readOpenedGame'
import { previewOf } from '@/features/play/useLeaveGame'
import { PauseGate } from '@/features/protection/PauseGate'
import { RequireLogin } from '@/features/session/RequireLogin'
import { useAppStore } from '@/store/hooks'
import { selectIsClosed, type OpenedGame } from '@/store/ui/playSlice'

/** Spec §2 Play page. `GameHost` renders the game, above the routes. */
export default function PlayPage() {
  const location = useLocation()
  const game = readOpenedGame(location)
  return game ? <Entry key={location.key} game={game} /> : <Navigate to={paths.home} replace />
}

/** Back or Forward to a closed game shows its preview; while a game is being left, its page waits. */
function Entry({ game }: { game: OpenedGame }) {
  const store = useAppStore()
  const [wasClosed] = useState(() => selectIsClosed(store.getState(), game.opening))
  if (wasClosed) return <Navigate to={previewOf(game)} replace />
  return (
    <PauseGate title={game.name}>
      <RequireLogin>{null}</RequireLogin>
    </PauseGate>
  )
}

import { useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { previewPath } from '@/domain/gameTypes'
import { paths } from '@/domain/paths'
import { AccountWait } from '@/features/play/AccountWait'
// Loaded with the page, so that both appear at once.
import '@/features/play/GameStage'
import { useEntryGate } from '@/features/play/useEntryGate'
import { previewOf } from '@/features/play/useLeaveGame'
import { PauseGate } from '@/features/protection/PauseGate'
import { RequireLogin } from '@/features/session/RequireLogin'
import { useAppStore } from '@/store/hooks'
import { selectIsClosed, type OpenedGame } from '@/store/ui/playSlice'
import { readOpenedGame } from '@/store/ui/readOpenedGame'

/** Spec §2 Play page. `GameHost` renders the game, above the routes. */
export default function PlayPage() {
  const location = useLocation()
  const game = useMemo(() => readOpenedGame(location), [location])
  return game ? <Entry key={location.key} game={game} /> : <Navigate to={paths.home} replace />
}

/** Back or Forward to a closed game shows its preview; while a game is being left, its page waits. */
function Entry({ game }: { game: OpenedGame }) {
  const store = useAppStore()
  const gate = useEntryGate(game)
  const [wasClosed] = useState(() => selectIsClosed(store.getState(), game.opening))
  // Without the query, which may be another player's search.
  if (gate === 'closed') return <Navigate to={previewPath(game.type)} replace />
  if (wasClosed) return <Navigate to={previewOf(game)} replace />
  if (gate === 'waiting') return <AccountWait title={game.name} />
  return (
    <PauseGate title={game.name}>
      <RequireLogin>{null}</RequireLogin>
    </PauseGate>
  )
}

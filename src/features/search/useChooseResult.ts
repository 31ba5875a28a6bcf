import { useNavigate } from 'react-router-dom'
import { gameTypes } from '@/domain/gameTypes'
import { useRequireLogin } from '@/features/session/useRequireLogin'
import { useOpenGame } from '@/store/ui/useOpenGame'
import type { SearchItem } from './searchItems'

/** Opens a game as from its tile, a provider in its type's preview, a page by its path. */
export function useChooseResult(): (item: SearchItem) => void {
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const openGame = useOpenGame()

  return (item) => {
    if (item.kind === 'game') openGame(item.game)
    else if (item.kind === 'provider') {
      const { id, type } = item.provider
      void navigate(`${gameTypes[type].preview}?p=${encodeURIComponent(id)}`)
    } else if (item.page.needsLogin) requireLogin({ path: item.page.path })
    else void navigate(item.page.path)
  }
}

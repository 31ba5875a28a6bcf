import { hasMissingStyle, type MissingFile } from '@/lib/loading/files'
import { isOnline } from '@/lib/loading/network'
import { isReloadBlocked, repairAndReload } from '@/lib/loading/reload'

/** The keys of the words for a file that did not arrive, and what its button does. */
export function fileHelp({ isKnown }: MissingFile, retry: () => void) {
  const reload = () => {
    void repairAndReload().then((isDone) => {
      if (!isDone) retry()
    })
  }
  const again = () => {
    // A style sheet comes only with a reload, which the press allows; but not at the price of a game.
    if (hasMissingStyle() && !isReloadBlocked()) reload()
    else retry()
  }
  const message = isOnline() ? 'notLoaded' : 'notHere'
  const isBeside = isReloadBlocked()
  // Some browsers remember the failure until the page reloads, but the player may end the game first.
  if (!isOnline() || (isBeside && !isKnown)) {
    return { message, label: 'common.retry', act: again } as const
  }
  return {
    message,
    label: isBeside ? 'common.closeAndReload' : 'common.reload',
    act: reload,
  } as const
}

import { useEffect, useRef } from 'react'
import { forgetPages } from '@/features/games/rememberedPages'
import { clearTrail } from '@/features/play/playTrail'
import { hideLosses } from '@/device/losses'
import { forgetOtherPlayers, openPlayerData } from '@/device/playerData'
import { forgetOtherSessions } from '@/device/sessionRecord'
import { selectToken, selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

/**
 * Decisions 4: deletes the readable data of a player when the session ends, however and in whichever tab it
 * ends. A login restores the player's own data on this device.
 */
export function PlayerPrivacy(): null {
  const token = useAppSelector(selectToken)
  const user = useAppSelector(selectUser)
  const account = user && JSON.stringify([user.id, user.username])
  const before = useRef(token)

  useEffect(() => {
    forgetOtherSessions()
    forgetOtherPlayers()
    const isEnded = before.current !== null && before.current !== token
    if (isEnded) {
      clearTrail()
      forgetPages()
    }
    if (isEnded || token === null) hideLosses()
    before.current = token
  }, [token])

  useEffect(() => {
    // Without encryption the lists are kept until the logout.
    if (token !== null && account !== null) openPlayerData(account).catch(() => undefined)
  }, [account, token])

  return null
}

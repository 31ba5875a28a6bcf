import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { startProtection } from '@/device/protection/protection'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { protectionReady } from '@/store/ui/loaderSlice'

/** Visitors never load the time check. */
export function ProtectionHost() {
  const { t } = useTranslation()
  const token = useAppSelector(selectToken)
  const onUnreadable = useEffectEvent(() => {
    notify('info', t('protection.unreadable'))
  })
  useEffect(
    () =>
      startProtection(() => {
        onUnreadable()
      }),
    [],
  )
  return token === null ? null : <PlayerProtection key={token} token={token} />
}

/** No game starts before this code is there; build/chunks.ts joins it with the game's. */
function PlayerProtection({ token }: { token: string }) {
  const dispatch = useAppDispatch()
  const [Check, setCheck] = useState<ComponentType<{ token: string }> | null>(null)

  useEffect(
    () =>
      loadSurely(
        () => import('./TimeCheck'),
        ({ TimeCheck }) => {
          setCheck(() => TimeCheck)
          dispatch(protectionReady())
        },
      ),
    [dispatch],
  )

  return Check && <Check token={token} />
}

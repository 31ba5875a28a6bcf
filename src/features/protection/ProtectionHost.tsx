import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'

const load = () => import('./TimeCheck')
type Code = Awaited<ReturnType<typeof load>>

/** No game starts before this code is there; visitors never load it. build/chunks.ts joins it with the game's. */
export function ProtectionHost() {
  const { t } = useTranslation()
  const store = useAppStore()
  const token = useAppSelector(selectToken)
  const isPlayer = token !== null
  const [code, setCode] = useState<Code | null>(null)
  const since = useRef(0)
  const onUnreadable = useEffectEvent(() => {
    notify('info', t('protection.unreadable'))
  })

  useEffect(() => {
    if (!isPlayer) return
    since.current = performance.now()
    return loadSurely(load, setCode)
  }, [isPlayer])
  // Also after a logout, whose answer may erase what is stored.
  useEffect(
    () =>
      code?.protect(store, since.current, () => {
        onUnreadable()
      }),
    [code, store],
  )

  return code && token !== null && <code.TimeCheck key={token} token={token} />
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { importFile } from '@/lib/loading/files'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'

const load = () => import('./TimeCheck')
export const loadProtection = () => importFile(load)
type Code = Awaited<ReturnType<typeof load>>

const AGAIN_MS = 5000

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

  const isMissing = isPlayer && code === null
  useEffect(() => {
    if (!isMissing) return
    since.current = performance.now()
    const ask = () => {
      loadProtection().then(setCode, () => undefined)
    }
    ask()
    const timer = setInterval(ask, AGAIN_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isMissing])
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

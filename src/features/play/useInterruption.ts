import { useEffect, useRef, useState } from 'react'
import { selectBalanceAt } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** One and a half intervals of the poll: a single one that fails at once is no interruption. */
const LOST_MS = 7500

/** Whether the connection is back after it was lost for more than a poll of the balance. */
export function useInterruption() {
  const { isFetching, isError } = useAppSelector(({ auth }) => auth.details)
  const answeredAt = useAppSelector(selectBalanceAt)
  const askedAt = useRef(0)
  const lostAt = useRef<number | null>(null)
  const [wasInterrupted, setInterrupted] = useState(false)

  useEffect(() => {
    if (isFetching) askedAt.current = performance.now()
  }, [isFetching])
  useEffect(() => {
    if (isError) lostAt.current ??= askedAt.current
  }, [isError])
  useEffect(() => {
    const onOffline = () => {
      lostAt.current ??= performance.now()
    }
    window.addEventListener('offline', onOffline)
    return () => {
      window.removeEventListener('offline', onOffline)
    }
  }, [])
  useEffect(() => {
    if (askedAt.current - (lostAt.current ?? Infinity) > LOST_MS) setInterrupted(true)
    lostAt.current = null
  }, [answeredAt])

  const dismiss = () => {
    setInterrupted(false)
  }
  return { wasInterrupted, dismiss }
}

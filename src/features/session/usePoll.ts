import { useEffect, useEffectEvent } from 'react'
import { POLL_CAP_MS, POLL_PATIENCE } from '@/domain/constants'
import { onVisibilityChange } from '@/lib/dom/visibility'
import { isOnline, onNetworkChange } from '@/lib/loading/network'

/** True if the run succeeded, null if it sent no request. */
type PollRun = () => Promise<boolean | null>

/** Decisions 19: doubles after three failures, up to 60 s; random, so that clients do not poll in step. */
export function pollDelay(interval: number, failures: number, random = Math.random): number {
  if (failures < POLL_PATIENCE) return interval
  const doubled = interval * 2 ** Math.min(failures - POLL_PATIENCE + 1, 16)
  return Math.min(POLL_CAP_MS, doubled) * (1 - random() / 20)
}

/**
 * Decisions 19: runs at once, and `interval` ms after the last run has settled, so that runs never overlap;
 * not in a hidden tab, and once a minute offline. Returns a function that stops it.
 */
export function startPoll(run: PollRun, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRunning = false
  let isStopped = false

  const next = async () => {
    clearTimeout(timer)
    if (isRunning || isStopped || document.hidden) return
    isRunning = true
    const isDone = await run().catch(() => false)
    isRunning = false
    if (isDone !== null) failures = isDone ? 0 : failures + 1
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    if (isRunning || isStopped || document.hidden) return
    timer = setTimeout(() => void next(), isOnline() ? pollDelay(interval, failures) : POLL_CAP_MS)
  }
  const onShow = () => {
    if (document.hidden) clearTimeout(timer)
    else void next()
  }
  const onNetwork = () => {
    failures = 0
    if (isOnline()) void next()
    else plan()
  }

  const stopWatching = onVisibilityChange(onShow)
  const stopListening = onNetworkChange(onNetwork)
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    stopListening()
  }
}

/** Polls while the component is mounted; another subject starts the poll again, and null stops it. */
export function usePoll(run: PollRun, interval: number, subject: string | null): void {
  const onTurn = useEffectEvent(run)
  useEffect(() => {
    if (subject === null) return
    return startPoll(() => onTurn(), interval)
  }, [interval, subject])
}

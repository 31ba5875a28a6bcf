import { POLL_CAP_MS, POLL_PATIENCE } from '@/domain/constants'

/** What one run of a poll came to: `false` is a failure and slows the poll down. */
export type PollRun = () => Promise<boolean>

/**
 * Decisions 19: the wait before the next run. After three failures in a row the interval doubles
 * with each further one, up to 60 s, spread by up to a fifth so that clients don't march in step.
 */
export function pollDelay(interval: number, failures: number, random = Math.random): number {
  if (failures < POLL_PATIENCE) return interval
  const doubled = interval * 2 ** Math.min(failures - POLL_PATIENCE + 1, 16)
  return Math.min(POLL_CAP_MS, doubled) * (1 - random() / 5)
}

/**
 * Decisions 19: runs at once and then again `interval` ms after the last run has settled, so that
 * runs never overlap; stands still while the tab is hidden and runs at once when it is shown.
 * Returns the way to stop.
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
    failures = isDone ? 0 : failures + 1
    plan()
  }
  const plan = () => {
    if (isStopped || document.hidden) return
    timer = setTimeout(() => void next(), pollDelay(interval, failures))
  }
  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer)
    else void next()
  }

  document.addEventListener('visibilitychange', onVisibility)
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

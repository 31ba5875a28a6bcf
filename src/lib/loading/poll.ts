import { POLL_CAP_MS, POLL_PATIENCE } from '@/domain/constants'

const networkEvents = ['online', 'offline'] as const

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

interface PollOptions {
  /** A check of the storage doesn't. */
  needsNetwork?: boolean
}

/**
 * Decisions 19: runs at once and then again `interval` ms after the last run has settled, so that
 * runs never overlap; stands still while the tab is hidden or its network is gone (Quality B11), and
 * runs at once when they are back. Returns the way to stop.
 */
export function startPoll(
  run: PollRun,
  interval: number,
  { needsNetwork = false }: PollOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRunning = false
  let isStopped = false
  const isResting = () => document.hidden || (needsNetwork && !navigator.onLine)

  const next = async () => {
    clearTimeout(timer)
    if (isRunning || isStopped || isResting()) return
    isRunning = true
    const isDone = await run().catch(() => false)
    isRunning = false
    failures = isDone ? 0 : failures + 1
    plan()
  }
  const plan = () => {
    if (isStopped || isResting()) return
    timer = setTimeout(() => void next(), pollDelay(interval, failures))
  }
  const onChange = () => {
    if (isResting()) clearTimeout(timer)
    else void next()
  }

  document.addEventListener('visibilitychange', onChange)
  if (needsNetwork) for (const name of networkEvents) window.addEventListener(name, onChange)
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
    for (const name of networkEvents) window.removeEventListener(name, onChange)
  }
}

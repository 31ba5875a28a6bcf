import { POLL_CAP_MS, POLL_PATIENCE } from '@/domain/constants'

const networkEvents = ['online', 'offline'] as const

/** One run of a poll: `false` is a failure and slows the poll down; a number is the time until the next run. */
export type PollRun = () => Promise<boolean | number>

/** A state in which a poll does not run, such as a player who is away. */
export interface Rest {
  isOn: () => boolean
  /** Calls back when the state ends; returns a function that stops it. */
  onEnd: (listener: () => void) => () => void
}

/**
 * Decisions 19: the time until the next run. After three failures in a row, each further failure doubles
 * the interval, up to 60 s, with a random part of up to a fifth so that clients do not poll in step.
 */
export function pollDelay(interval: number, failures: number, random = Math.random): number {
  if (failures < POLL_PATIENCE) return interval
  const doubled = interval * 2 ** Math.min(failures - POLL_PATIENCE + 1, 16)
  return Math.min(POLL_CAP_MS, doubled) * (1 - random() / 5)
}

interface PollOptions {
  /** False for a poll that only reads storage. */
  needsNetwork?: boolean
  /** Besides a hidden or offline tab. */
  rest?: Rest
}

/**
 * Decisions 19: runs at once, and again `interval` ms after the last run has settled, so that runs never
 * overlap. It stops while the tab is hidden, offline (Quality B11) or at `rest`, and runs at once when that
 * ends.
 * Returns a function that stops it.
 */
export function startPoll(
  run: PollRun,
  interval: number,
  { needsNetwork = false, rest }: PollOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRunning = false
  let isStopped = false
  const isResting = () =>
    document.hidden || (needsNetwork && !navigator.onLine) || rest?.isOn() === true

  const next = async () => {
    clearTimeout(timer)
    if (isRunning || isStopped || isResting()) return
    isRunning = true
    const result = await run().catch(() => false)
    isRunning = false
    failures = result === false ? failures + 1 : 0
    plan(typeof result === 'number' ? result : pollDelay(interval, failures))
  }
  const plan = (delay: number) => {
    if (isStopped || isResting()) return
    timer = setTimeout(() => void next(), delay)
  }
  const onChange = () => {
    if (isResting()) clearTimeout(timer)
    else void next()
  }

  document.addEventListener('visibilitychange', onChange)
  if (needsNetwork) for (const name of networkEvents) window.addEventListener(name, onChange)
  const stopRest = rest?.onEnd(onChange)
  void next()
  return () => {
    isStopped = true
    stopRest?.()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
    for (const name of networkEvents) window.removeEventListener(name, onChange)
  }
}

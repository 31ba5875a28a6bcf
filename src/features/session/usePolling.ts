import { useEffect, useRef } from 'react'
import { startPoll, type PollRun } from '@/lib/loading/poll'

/** Decisions 19: polls the server with the newest `run` while `isEnabled`; see `startPoll`. */
export function usePolling(run: PollRun, interval: number, isEnabled = true): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(
    () =>
      isEnabled ? startPoll(() => latest.current(), interval, { needsNetwork: true }) : undefined,
    [interval, isEnabled],
  )
}

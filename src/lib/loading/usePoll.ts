import { useEffect, useEffectEvent } from 'react'
import { startPoll, type PollOptions, type PollRun } from './poll'

interface Options extends PollOptions {
  /** Another subject starts the poll again; null stops it. */
  subject?: string | null
}

/** Polls while the component is mounted. */
export function usePoll(
  run: PollRun,
  interval: number,
  { subject = '', needsNetwork = false }: Options = {},
): void {
  const onTurn = useEffectEvent(run)
  useEffect(() => {
    if (subject === null) return
    return startPoll(() => onTurn(), interval, { needsNetwork })
  }, [interval, needsNetwork, subject])
}

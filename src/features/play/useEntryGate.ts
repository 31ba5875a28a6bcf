import { useState } from 'react'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { entryGate, type EntryGate } from '@/store/ui/entryMark'
import type { OpenedGame } from '@/store/ui/playSlice'

/** Judges an entry once, as soon as the account is known; another session does not take over what it shows. */
export function useEntryGate(game: OpenedGame): EntryGate {
  const token = useAppSelector(selectToken)
  const gate = useAppSelector((state) => entryGate(state, game.mark))
  const [judged, setJudged] = useState({ token, gate })

  const isReplaced = token !== null && judged.token !== null && token !== judged.token
  const next = isReplaced ? 'closed' : judged.gate === 'waiting' ? gate : judged.gate
  if (next !== judged.gate) setJudged({ ...judged, gate: next })
  return next
}

import { usePersisted } from '@/device/persisted'
import { limitOf, limits } from '@/device/limits'
import { lossKinds, type LossKind } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { selectAccount } from '@/store/playGate'
import { useLimitNotices } from './useLimitNotices'
import { useLossWatch } from './useLossWatch'
import { usePlayCounter } from './usePlayCounter'
import { useStatementNotice } from './useStatementNotice'

/** Quality H12: counts the time of play, reads the losses and tells the player how much of a limit is reached. */
export function LimitWatch({ start }: { start: string }) {
  const account = useAppSelector(selectAccount)
  usePersisted(limits)
  const inForce = lossKinds.flatMap((kind) => {
    const { value } = limitOf(kind)
    return value === null ? [] : [[kind, value] as const]
  })
  usePlayCounter(start !== '')
  useLimitNotices(account)
  useStatementNotice(account)
  if (account === null || inForce.length === 0) return null
  return <LossWatch account={account} limits={Object.fromEntries(inForce)} start={start} />
}

interface LossWatchProps {
  account: string
  limits: Readonly<Partial<Record<LossKind, string>>>
  start: string
}

/** Only with a limit on losses is anything read. */
function LossWatch({ account, limits: inForce, start }: LossWatchProps) {
  useLossWatch(account, inForce, start)
  return null
}

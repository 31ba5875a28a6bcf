import { useAppSelector } from '@/store/hooks'
import { selectAccount } from '@/store/ui/playGate'
import { usePlayCounter } from './usePlayCounter'
import { useStatementNotice } from './useStatementNotice'

export function LimitWatch({ isRunning }: { isRunning: boolean }) {
  const account = useAppSelector(selectAccount)
  usePlayCounter(isRunning ? account : null)
  useStatementNotice(account)
  return null
}

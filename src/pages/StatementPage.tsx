import { StatementView } from '@/features/history/statement/StatementView'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** A new login starts it again, so that it never mixes two players. */
export default function StatementPage() {
  const token = useAppSelector(selectToken)
  return <StatementView key={token} />
}

import { StatementView } from '@/features/statement/StatementView'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

/** `/statement`: a new login starts it again, so that it never mixes two players. */
export default function StatementPage() {
  const token = useAppSelector(selectToken)
  return <StatementView key={token} />
}

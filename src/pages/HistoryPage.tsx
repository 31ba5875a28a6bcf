import type { HistoryKind } from '@/domain/histories'
import { HistoryView } from '@/features/history/HistoryView'

/** Spec §2 `/transaction_history`, `/casino_history` and `/sport_history`. */
export default function HistoryPage({ kind }: { kind: HistoryKind }) {
  return <HistoryView kind={kind} />
}

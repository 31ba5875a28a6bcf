import type { HistoryKind } from '@/domain/histories'
import { HistoryView } from '@/features/history/HistoryView'

export default function HistoryPage({ kind }: { kind: HistoryKind }) {
  return <HistoryView kind={kind} />
}

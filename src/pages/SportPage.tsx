import { PauseGate } from '@/features/protection/PauseGate'
import { SportView } from '@/features/play/sport/SportView'
import type { SportView as View } from '@/store/ui/sportSlice'

export default function SportPage({ view }: { view: View }) {
  return (
    <PauseGate>
      <SportView view={view} />
    </PauseGate>
  )
}

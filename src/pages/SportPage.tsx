import { useTranslation } from 'react-i18next'
import { PauseGate } from '@/features/protection/PauseGate'
import { SportView } from '@/features/play/sport/SportView'
import type { SportView as View } from '@/store/ui/sportSlice'

export default function SportPage({ view }: { view: View }) {
  const { t } = useTranslation()
  return (
    <PauseGate title={t(`title.${view}`)}>
      <SportView view={view} />
    </PauseGate>
  )
}

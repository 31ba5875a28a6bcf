import { useTranslation } from 'react-i18next'
import { ToolButton } from '@/components/ToolButton'
import { protection } from '@/lib/pageData'
import { PauseDialog } from './PauseDialog'
import { usePause } from './usePause'

interface PauseButtonProps {
  isShort: boolean
  /** Pages that are closed during a pause open the page about it themselves (PauseGate). */
  onPause?: () => void
}

export function PauseButton({ isShort, onPause }: PauseButtonProps) {
  const { t } = useTranslation()
  const { press, dialog } = usePause(onPause)
  const isDirect = protection.pause === 'direct'
  const name = t(isDirect ? 'protection.pause.direct' : 'protection.pause.button')
  return (
    <>
      <ToolButton
        icon="pause"
        label={isShort && isDirect ? t('protection.pause.short') : name}
        aria-label={name}
        title={name}
        isIconOnly={false}
        onClick={press}
      />
      {dialog && <PauseDialog {...dialog} />}
    </>
  )
}

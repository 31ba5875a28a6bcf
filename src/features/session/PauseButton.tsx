import { useTranslation } from 'react-i18next'
import { ToolButton } from '@/components/ToolButton'
import { pauseLengths } from '@/domain/protection'
import { startPause } from '@/device/pause'

const [day] = pauseLengths

interface PauseButtonProps {
  /** Shows only the hours, where there is little room. */
  isShort: boolean
  /** Pages that are closed during a pause open the page about it themselves (PauseGate). */
  onPause?: () => void
}

/**
 * Quality H10: pauses this device for 24 hours with one press and no question, which ends the games and
 * sport in all tabs.
 */
export function PauseButton({ isShort, onPause }: PauseButtonProps) {
  const { t } = useTranslation()
  const name = t('protection.pause.day')
  return (
    <ToolButton
      icon="pause"
      label={isShort ? t('protection.pause.short') : name}
      aria-label={name}
      title={name}
      isIconOnly={false}
      onClick={() => {
        startPause(day.ms)
        onPause?.()
      }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { pauseEnd } from '@/device/protection/pause'
import { serverNow } from '@/device/protection/clocks'
import { pauseMs } from '@/domain/protection'
import { protection } from '@/lib/pageData'
import styles from './PauseDialog.module.css'

interface PauseDialogProps {
  account: string | null
  onChoose: (ms: number) => void
  onClose: () => void
}

/** Asks for the length of a pause, because nothing ends it early; a running one can only become longer. */
export function PauseDialog({ account, onChoose, onClose }: PauseDialogProps) {
  const { t } = useTranslation()
  const rest = (pauseEnd(account) ?? 0) - serverNow()
  const name = t('protection.pause.button')
  return (
    <Dialog label={name} onClose={onClose} role="alertdialog">
      <div className={styles.dialog}>
        <h2>{name}</h2>
        <p>{t('protection.pause.question')}</p>
        <div className={styles.actions}>
          {protection.pauseHours
            .filter((hours) => pauseMs(hours) > rest)
            .map((hours) => (
              <Button
                key={hours}
                onClick={() => {
                  onChoose(pauseMs(hours))
                }}
              >
                {t(`protection.pause.hours${hours}`)}
              </Button>
            ))}
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('protection.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

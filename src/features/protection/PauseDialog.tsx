import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import type { pauseLengths } from '@/domain/protection'
import { useLanguage } from '@/i18n/useLanguage'
import { serverNow } from '@/device/serverTime'
import { formatPauseEnd } from './formatPauseEnd'
import styles from './Protection.module.css'

type Length = (typeof pauseLengths)[number]

interface PauseDialogProps {
  /** The chosen pause; null closes the dialog. */
  length: Length | null
  onConfirm: (length: Length) => void
  onClose: () => void
}

/** Quality H5: asks for confirmation, because nothing ends a pause early. */
export function PauseDialog({ length, onConfirm, onClose }: PauseDialogProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const question = length ? t(`protection.pause.question.${length.key}`) : ''
  return (
    <Dialog isOpen={length !== null} label={question} onClose={onClose} role="alertdialog">
      <div className={styles.dialog}>
        <h2>{question}</h2>
        {length && (
          <>
            <p>
              {t('protection.pause.until', { date: formatPauseEnd(serverNow() + length.ms, lang) })}
            </p>
            <div className={styles.actions}>
              <Button
                data-autofocus
                onClick={() => {
                  onConfirm(length)
                }}
              >
                {t(`protection.pause.${length.key}`)}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {t('protection.cancel')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

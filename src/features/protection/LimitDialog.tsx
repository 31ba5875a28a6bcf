import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { RAISE_HOURS } from '@/domain/limits'
import styles from './PauseDialog.module.css'

/** Asks whether an empty field means no limit. */
export function LimitDialog({ onRemove, onClose }: Record<'onRemove' | 'onClose', () => void>) {
  const { t } = useTranslation()
  const name = t('limits.remove')
  return (
    <Dialog label={name} onClose={onClose} role="alertdialog">
      <div className={styles.dialog}>
        <h2>{name}</h2>
        <p>{t('limits.question', { hours: RAISE_HOURS })}</p>
        <div className={styles.actions}>
          <Button onClick={onRemove}>{name}</Button>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('protection.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import styles from './Protection.module.css'

interface CheckElsewhereProps {
  onTakeOver: () => void
}

/** Covers the game in a window next to the one that shows the check. */
export function CheckElsewhere({ onTakeOver }: CheckElsewhereProps) {
  const { t } = useTranslation()
  return (
    <Dialog label={t('protection.check.elsewhere')}>
      <div className={styles.dialog}>
        <h2 tabIndex={-1} data-autofocus>
          {t('protection.check.elsewhere')}
        </h2>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onTakeOver}>
            {t('protection.check.askHere')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

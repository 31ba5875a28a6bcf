import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { useLeaveFullscreen } from '@/lib/dom/useLeaveFullscreen'
import styles from './Protection.module.css'

interface CheckElsewhereProps {
  isOpen: boolean
  onTakeOver: () => void
}

/** Covers the game in a window next to the one that shows the check. */
export function CheckElsewhere({ isOpen, onTakeOver }: CheckElsewhereProps) {
  const { t } = useTranslation()
  useLeaveFullscreen(isOpen)
  return (
    <Dialog isOpen={isOpen} label={t('protection.check.elsewhere')}>
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

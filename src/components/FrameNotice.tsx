import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import styles from './FrameNotice.module.css'
import { IconButton } from './IconButton'

interface FrameNoticeProps {
  text: string
  action: string
  onAct: () => void
  onDismiss: () => void
}

/** One line above a frame, which offers something and goes when it is dismissed. */
export function FrameNotice({ text, action, onAct, onDismiss }: FrameNoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice}>
      <div className={styles.words}>
        <p>{text}</p>
        <Button variant="quiet" onClick={onAct}>
          {action}
        </Button>
      </div>
      <IconButton icon="close" label={t('common.dismiss')} onClick={onDismiss} />
    </div>
  )
}

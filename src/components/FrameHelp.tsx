import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import styles from './FrameBox.module.css'

interface FrameHelpProps {
  title: string
  text: string
  children: ReactNode
  onClose: () => void
}

/** Covers a frame when the player reports that nothing loads. */
export function FrameHelp({ title, text, children, onClose }: FrameHelpProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.slow} role="group" aria-label={title}>
      <EmptyState art="broken" title={title} text={text}>
        <div className={styles.actions}>
          {children}
          <Button variant="ghost" onClick={onClose}>
            {t('common.dismiss')}
          </Button>
        </div>
      </EmptyState>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './Pager.module.css'

interface PagerProps {
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The current page, shown between the buttons and announced on change. */
  children?: ReactNode
}

export function Pager({ hasPrevious, hasNext, onPrevious, onNext, children }: PagerProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.pager}>
      <Button variant="quiet" disabled={!hasPrevious} onClick={onPrevious}>
        <Icon name="left" flip />
        <span>{t('common.previous')}</span>
      </Button>
      <span aria-live="polite">{children}</span>
      <Button variant="quiet" disabled={!hasNext} onClick={onNext}>
        <span>{t('common.next')}</span>
        <Icon name="right" flip />
      </Button>
    </div>
  )
}

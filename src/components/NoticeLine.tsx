import { useTranslation } from 'react-i18next'
import type { Notice } from '@/domain/notice'
import { cx } from '@/lib/dom/cx'
import { ExternalLink } from './ExternalLink'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import styles from './NoticeLine.module.css'

interface NoticeLineProps {
  kind: Notice['kind']
  text: string
  /** Empty without one. */
  link: string
  onClose: () => void
}

export function NoticeLine({ kind, text, link, onClose }: NoticeLineProps) {
  const { t } = useTranslation()
  const isWarning = kind === 'warning'
  return (
    <div className={cx(styles.line, isWarning && styles.warning)}>
      <Icon name={isWarning ? 'alert' : 'info'} />
      <p>
        {isWarning && <strong className={styles.kind}>{t('common.warning')}</strong>}
        {text}
        {/* In a new tab, because leaving the page would end a running game. */}
        {link !== '' && (
          <ExternalLink className={styles.link} href={link}>
            {t('common.learnMore')}
          </ExternalLink>
        )}
      </p>
      <IconButton icon="close" label={t('a11y.closeNotice')} onClick={onClose} />
    </div>
  )
}

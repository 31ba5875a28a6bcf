import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/Dialog'
import type { ModalProps } from '@/features/session/modalProps'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './SearchPanel.module.css'
import { SearchPanel } from './SearchPanel'

export function SearchDialog({ onClose }: ModalProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  return (
    <Dialog
      label={t('search.open')}
      onClose={onClose}
      className={cx(styles.dialog, isMobile && styles.filling)}
    >
      <SearchPanel onClose={onClose} />
    </Dialog>
  )
}

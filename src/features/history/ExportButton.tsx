import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './ExportButton.module.css'
import { useHistoryFile, type HistoryFile } from './useHistoryFile'

interface ExportButtonProps extends HistoryFile {
  isDisabled: boolean
}

export function ExportButton({ isDisabled, ...file }: ExportButtonProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const download = useHistoryFile(file)
  const isBusy = file.period?.isFetching === true
  const label = t('history.download')
  const press = () => void download()
  return isMobile ? (
    <IconButton
      variant="disc"
      icon="download"
      label={label}
      className={styles.button}
      aria-busy={isBusy}
      disabled={isDisabled}
      onClick={press}
    />
  ) : (
    <Button
      variant="quiet"
      icon="download"
      className={styles.button}
      isLoading={isBusy}
      disabled={isDisabled}
      onClick={press}
    >
      {label}
    </Button>
  )
}

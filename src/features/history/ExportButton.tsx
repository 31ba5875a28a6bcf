import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import type { DayRange } from './dayRange'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import type { HistoryRequest } from '@/store/money/historySlice'
import type { usePeriod } from './usePeriod'
import styles from './ExportButton.module.css'
import { useHistoryFile } from './useHistoryFile'

interface ExportButtonProps {
  request: HistoryRequest
  days: DayRange
  currency: string
  read: ReturnType<typeof usePeriod>['read']
  isDisabled: boolean
}

export function ExportButton({ isDisabled, ...file }: ExportButtonProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { isBusy, download } = useHistoryFile(file)
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

import { useTranslation } from 'react-i18next'
import { FALLBACK } from '@/domain/constants'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface ServerDownProps {
  message?: string
  /** Without image, above content that still shows. */
  isBrief?: boolean
  onRetry: () => void
}

const standIns: readonly string[] = ['', ...Object.values(FALLBACK)]

/** Spec §8: shown for a failed list, with the server's message if there is one (Decisions 24). */
export function ServerDown({ message = '', isBrief = false, onRetry }: ServerDownProps) {
  const { t } = useTranslation()
  const text = standIns.includes(message) ? t('error.serverDown.text') : message
  return (
    <EmptyState art={isBrief ? 'none' : 'broken'} title={t('error.serverDown.title')} text={text}>
      <Button variant="quiet" icon="retry" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </EmptyState>
  )
}

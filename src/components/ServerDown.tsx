import { FALLBACK } from '@/domain/constants'
import { useTexts } from '@/i18n/texts'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface ServerDownProps {
  /** The failed load's message. */
  message?: string
  /** Above what could be kept: no picture, so that little of that moves away. */
  isBrief?: boolean
  onRetry: () => void
}

const standIns: readonly string[] = ['', ...Object.values(FALLBACK)]

/** Spec §8: shown when a list failed; the server's message when it sent one (Decisions 24). */
export function ServerDown({ message = '', isBrief = false, onRetry }: ServerDownProps) {
  const t = useTexts()
  const text = standIns.includes(message) ? t('error.serverDown.text') : message
  return (
    <EmptyState art={isBrief ? 'none' : 'broken'} title={t('error.serverDown.title')} text={text}>
      <Button variant="quiet" icon="retry" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </EmptyState>
  )
}

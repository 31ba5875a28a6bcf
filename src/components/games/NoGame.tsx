import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'

export function NoGame({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('games.noGame.title')} text={t('games.noGame.text')}>
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          {t('games.clearFilters')}
        </Button>
      )}
    </EmptyState>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from './Button'

/** Shows further items of an answer (`useLimited`); null while none waits. */
export function ShowMore({ onMore }: { onMore: (() => void) | undefined }) {
  const { t } = useTranslation()
  if (!onMore) return null
  return (
    <Button variant="quiet" onClick={onMore}>
      {t('common.showMore')}
    </Button>
  )
}

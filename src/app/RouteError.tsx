import { useTranslation } from 'react-i18next'
import { ServerDown } from '@/components/ServerDown'

/** What stands in for a page that failed: the shell around it goes on working (QUALITY J1). */
export function RouteError() {
  const { t } = useTranslation()
  const reload = () => {
    window.location.reload()
  }
  return <ServerDown message={t('error.page')} onRetry={reload} />
}

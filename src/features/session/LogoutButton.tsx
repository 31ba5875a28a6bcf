import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { useLogout } from './useLogout'

/** Quality J1: where the user panel can't be shown, its way out still is. */
export function LogoutButton() {
  const { t } = useTranslation()
  return (
    <Button look="quiet" onClick={useLogout()}>
      {t('header.logout')}
    </Button>
  )
}

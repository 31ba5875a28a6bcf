import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { useLogout } from './useLogout'

/** Lets the player log out even if the user panel has failed. */
export function LogoutButton() {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" onClick={useLogout()}>
      {t('header.logout')}
    </Button>
  )
}

import { Button } from '@/components/Button'
import { useTexts } from '@/i18n/texts'
import { useLogout } from './useLogout'

/** Quality J1: lets the player log out even if the user panel has failed. */
export function LogoutButton() {
  const t = useTexts()
  return (
    <Button variant="quiet" onClick={useLogout()}>
      {t('header.logout')}
    </Button>
  )
}

import { Button } from '@/components/Button'
import { useTexts } from '@/i18n/texts'
import { useLogout } from './useLogout'

/** Quality J1: where the user panel can't be shown, its way out still is. */
export function LogoutButton() {
  const t = useTexts()
  return (
    <Button variant="quiet" onClick={useLogout()}>
      {t('header.logout')}
    </Button>
  )
}

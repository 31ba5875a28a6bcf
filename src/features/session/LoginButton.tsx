import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { importFile } from '@/lib/loading/files'
import { useAppDispatch } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'

// Starts loading the dialog before the click.
const preload = () => {
  fetchAhead(() => importFile(() => import('./LoginDialog')))
}

export function LoginButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Button
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => dispatch(openModal({ content: 'login' }))}
    >
      {t('header.login')}
    </Button>
  )
}

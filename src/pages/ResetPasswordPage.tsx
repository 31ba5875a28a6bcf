import { ResetPasswordView } from '@/features/account/ResetPasswordView'

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}

import { ResetPasswordView } from '@/features/account/ResetPasswordView'

/** Spec §2 `/reset_password`. */
export default function ResetPasswordPage() {
  return <ResetPasswordView />
}

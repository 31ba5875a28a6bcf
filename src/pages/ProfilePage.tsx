import { ProfileView } from '@/features/account/ProfileView'

/** Spec §2 `/profile`. */
export default function ProfilePage() {
  return <ProfileView />
}

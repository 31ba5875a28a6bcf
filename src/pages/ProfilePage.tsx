import { ProfileView } from '@/features/account/ProfileView'

export default function ProfilePage() {
  return <ProfileView />
}

import { useTranslation } from 'react-i18next'
import { Avatar } from '@/components/Avatar'
import { ChipMenu } from '@/components/ChipMenu'
import { Icon } from '@/components/Icon'
import { Menu } from '@/components/Menu'
import { paths } from '@/domain/paths'
import { useLogout } from './useLogout'
import styles from './UserPanel.module.css'

interface UserMenuProps {
  username: string
  isMobile: boolean
}

/** Spec §2: the user menu links to the profile on mobile and logs out on desktop. */
export function UserMenu({ username, isMobile }: UserMenuProps) {
  const { t } = useTranslation()
  const logOut = useLogout()
  // Until the player's data are loaded, the menu has no name.
  const label = username ? t('header.userMenu', { username }) : t('nav.account')
  const name = <bdi className={styles.name}>{username}</bdi>

  return isMobile ? (
    <Menu
      label={label}
      className={styles.avatar}
      items={[
        {
          key: 'profile',
          label: t('nav.profile'),
          icon: <Icon name="user" />,
          to: paths.profile,
        },
      ]}
    >
      {name}
      <Avatar name={username} />
    </Menu>
  ) : (
    <ChipMenu
      label={label}
      items={[
        {
          key: 'logout',
          label: t('header.logout'),
          icon: <Icon name="logout" flip />,
          className: styles.logout,
          onSelect: logOut,
        },
      ]}
    >
      <Avatar name={username} />
      {name}
    </ChipMenu>
  )
}

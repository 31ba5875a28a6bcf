import { useId, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '@/components/Link'
import { Icon } from '@/components/Icon'
import { notify } from '@/components/toasts/notify'
import { tokenStorage } from '@/device/tokenStorage'
import { paths } from '@/domain/paths'
import styles from './AccountLinks.module.css'

const accountLinks = [
  { key: 'resetPassword', path: paths.resetPassword, icon: 'lock' },
  { key: 'transactionHistory', path: paths.transactionHistory, icon: 'swap' },
  { key: 'casinoHistory', path: paths.casinoHistory, icon: 'casino' },
  { key: 'sportHistory', path: paths.sportHistory, icon: 'ball' },
  { key: 'statement', path: paths.statement, icon: 'calendar' },
] as const

/** Spec §2 Profile: without a login, a link only shows the message 'Login'. */
export function AccountLinks() {
  const { t } = useTranslation()
  const id = useId()

  const guard = (event: MouseEvent) => {
    // Reads the storage, because the store may lag up to a second behind.
    if (tokenStorage.get() !== null) return
    event.preventDefault()
    notify('info', t('toast.login'))
  }

  return (
    <nav className={styles.links} aria-label={t('profile.links')}>
      {accountLinks.map(({ key, path, icon }) => (
        <div key={key} className={styles.card}>
          <span className={styles.badge}>
            <Icon name={icon} />
          </span>
          <span>
            {/* Outside the link, so that the link's name is only its title. */}
            <Link className={styles.name} to={path} aria-describedby={id + key} onClick={guard}>
              {t(`nav.${key}`)}
            </Link>
            <small id={id + key} className={styles.note}>
              {t(`profile.${key}`)}
            </small>
          </span>
          <Icon name="right" flip className={styles.go} />
        </div>
      ))}
    </nav>
  )
}

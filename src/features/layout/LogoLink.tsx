import { useTranslation } from 'react-i18next'
import { Link } from '@/components/Link'
import { Logo } from '@/components/Logo'
import { paths } from '@/domain/paths'
import { brand } from '@/lib/pageData'
import { DemoBadge } from './DemoBadge'
import styles from './LogoLink.module.css'

export function LogoLink() {
  const { t } = useTranslation()
  return (
    <div className={styles.room}>
      <Link
        className={styles.link}
        to={paths.home}
        aria-label={t('header.logo', { brand: brand.name })}
      >
        <Logo className={styles.logo} />
      </Link>
      {/* The condition removes it and its styles from every other build. */}
      {import.meta.env.VITE_DEMO && <DemoBadge />}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from '@/components/Link'
import { Logo } from '@/components/Logo'
import { brand } from '@/lib/pageData'
import styles from './Footer.module.css'
import { footerLinks } from './navigation'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo alt={brand.name} className={styles.logo} />
        <p className={styles.notice}>
          <span className={styles.age}>{t('footer.age')}</span>
          <span>{t('footer.sentence')}</span>
        </p>
        <nav className={styles.links} aria-label={t('footer.label')}>
          {footerLinks.map(({ label, path }) => (
            <Link key={path} to={path}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}

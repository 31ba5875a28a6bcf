import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconArch } from '@/components/IconArch'
import { LoginRequiredLink } from '@/features/session/LoginRequiredLink'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { quickLinks } from './quickLinks'
import styles from './QuickLinks.module.css'

export function QuickLinks() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const Link = isMobile ? Arch : Tile
  return (
    <nav className={isMobile ? styles.arches : styles.tiles} aria-label={t('quick.label')}>
      {quickLinks.map((link) => (
        <Link key={link.key} link={link} />
      ))}
    </nav>
  )
}

interface QuickLinkProps {
  link: (typeof quickLinks)[number]
}

function Arch({ link: { key, to, icon, tone, needsLogin } }: QuickLinkProps) {
  const { t } = useTranslation()
  return (
    <LoginRequiredLink className={styles.link} to={to} needsLogin={needsLogin}>
      <IconArch icon={icon} tone={tone} size={27} className={styles.iconArch} />
      <span>{t(`nav.${key}`)}</span>
    </LoginRequiredLink>
  )
}

/** The description is outside the link, so that the link's name is only its title. */
function Tile({ link: { key, to, icon, tone, needsLogin } }: QuickLinkProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles.link}>
      <IconArch icon={icon} tone={tone} size={24} className={styles.iconArch} />
      <span className={styles.words}>
        <LoginRequiredLink
          className={styles.name}
          to={to}
          needsLogin={needsLogin}
          aria-describedby={id}
        >
          {t(`nav.${key}`)}
        </LoginRequiredLink>
        <small id={id} className={styles.note}>
          {t(`quick.${key}`)}
        </small>
      </span>
    </div>
  )
}

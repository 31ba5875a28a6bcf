import { useId } from 'react'
import { Niche } from '@/components/Niche'
import { GateLink } from '@/features/session/GateLink'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { quickLinks } from './quickLinks'
import styles from './QuickLinks.module.css'

/** Spec §2 Home page: five ways on, framed by pointed niches; on desktop with a few words more. */
export function QuickLinks() {
  const t = useTexts()
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
  const t = useTexts()
  return (
    <GateLink className={styles.link} to={to} needsLogin={needsLogin}>
      <Niche icon={icon} tone={tone} size={27} className={styles.niche} />
      {t(`nav.${key}`)}
    </GateLink>
  )
}

/** The description stands beside the link: what a link shows should be its name. */
function Tile({ link: { key, to, icon, tone, needsLogin } }: QuickLinkProps) {
  const t = useTexts()
  const id = useId()
  return (
    <div className={styles.link}>
      <Niche icon={icon} tone={tone} size={24} className={styles.niche} />
      <span className={styles.words}>
        <GateLink className={styles.name} to={to} needsLogin={needsLogin} aria-describedby={id}>
          {t(`nav.${key}`)}
        </GateLink>
        <small id={id} className={styles.note}>
          {t(`quick.${key}`)}
        </small>
      </span>
    </div>
  )
}

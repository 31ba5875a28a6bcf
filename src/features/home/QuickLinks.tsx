import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Niche } from '@/components/Niche'
import { GateLink } from '@/features/session/GateLink'
import { useIsMobile } from '@/lib/useIsMobile'
import { quickLinks } from './quickLinks'
import styles from './QuickLinks.module.css'

/** Spec §2 Home page: five ways on, framed by pointed niches; on desktop with a few words more. */
export function QuickLinks() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const id = useId()
  return (
    <nav className={isMobile ? styles.arches : styles.tiles} aria-label={t('quick.label')}>
      {quickLinks.map(({ key, to, icon, tone, needsLogin }) => (
        <GateLink
          key={key}
          className={styles.link}
          to={to}
          needsLogin={needsLogin}
          aria-labelledby={`${id}${key}`}
          {...(!isMobile && { 'aria-describedby': `${id}${key}-note` })}
        >
          <Niche icon={icon} tone={tone} className={styles.niche} />
          <span className={styles.words}>
            <span id={`${id}${key}`} className={styles.name}>
              {t(`nav.${key}`)}
            </span>
            {!isMobile && (
              <small id={`${id}${key}-note`} className={styles.note}>
                {t(`quick.${key}`)}
              </small>
            )}
          </span>
        </GateLink>
      ))}
    </nav>
  )
}

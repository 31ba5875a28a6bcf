import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { LinkButton } from '@/components/LinkButton'
import { Star } from '@/components/Star'
import { paths } from '@/domain/paths'
import type { ComingSoonKey } from '@/domain/comingSoonPages'
import { cx } from '@/lib/dom/cx'
import styles from './ComingSoonCard.module.css'
import { comingSoonIcons } from './comingSoonIcons'

interface ComingSoonCardProps {
  page: ComingSoonKey
  /** True if the page has other content, too. */
  isPart?: boolean
  children: ReactNode
}

/** Decisions 27: a title, "Coming soon", one sentence and a link to the home page. */
export function ComingSoonCard({ page, isPart = false, children }: ComingSoonCardProps) {
  const { t } = useTranslation()
  return (
    <section className={cx(styles.card, isPart && styles.part)}>
      <img
        className={styles.art}
        src="/banners/night-desktop.svg"
        alt=""
        width={1920}
        height={600}
      />
      <span className={styles.sign} aria-hidden>
        <svg viewBox="-60 -60 120 120">
          <path d="M0 -54L16 -38L38 -38L38 -16L54 0L38 16L38 38L16 38L0 54L-16 38L-38 38L-38 16L-54 0L-38 -16L-38 -38L-16 -38ZM21 -50L29 -29L50 -21L41 0L50 21L29 29L21 50L0 41L-21 50L-29 29L-50 21L-41 0L-50 -21L-29 -29L-21 -50L0 -41Z" />
        </svg>
        <Star className={styles.star} />
        <Icon name={comingSoonIcons[page]} size={28} className={styles.icon} />
      </span>
      {children}
      <strong className={styles.when}>{t('soon.text')}</strong>
      <p className={styles.sentence}>{t(`soon.sentence.${page}`)}</p>
      <LinkButton size="lg" to={paths.home}>
        {t('common.home')}
      </LinkButton>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { brand } from '@/domain/brand'
import { historyList } from '@/domain/histories'
import { GateLink } from '@/features/session/GateLink'
import { cx } from '@/lib/cx'
import { useIsMobile } from '@/lib/useIsMobile'
import styles from './ResponsiblePlay.module.css'

/** Decisions 27: the 18+ notice, the help that the operator names, the tools that the app has. */
export function ResponsiblePlay() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  return (
    <div className={cx(styles.panels, !isMobile && styles.wide)}>
      <section className={styles.panel}>
        <h2 className={styles.age}>{t('responsible.age.title')}</h2>
        <p>{t('responsible.age.text')}</p>
        {brand.helpLines.length > 0 && (
          <ul className={styles.links}>
            {brand.helpLines.map(({ label, href, phone }) => (
              <li key={href}>
                <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                  <bdi>{label}</bdi>
                  {phone && <bdi className="num">{phone}</bdi>}
                  <span className="srOnly">{t('a11y.newWindow')}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.panel}>
        <h2>{t('responsible.tools.title')}</h2>
        <p>{t('responsible.tools.text')}</p>
        <ul className={styles.links}>
          {historyList.map(({ kind, path }) => (
            <li key={kind}>
              <GateLink className={styles.link} to={path} needsLogin>
                <Icon name="history" />
                {t(`nav.${kind}History`)}
              </GateLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

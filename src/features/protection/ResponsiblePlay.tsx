import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { ExternalLink } from '@/components/ExternalLink'
import { Panel } from '@/components/Panel'
import { historyList } from '@/domain/histories'
import type { BrandLink, HelpLine } from '@/domain/protection'
import { LoginRequiredLink } from '@/features/session/LoginRequiredLink'
import { brand, protection } from '@/lib/pageData'
import styles from './ResponsiblePlay.module.css'

/** Decisions 27: the app's tools (children), the 18+ notice and the operator's help lines. */
export function ResponsiblePlay({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { helpLines, selfExclusion } = protection
  return (
    <div className={styles.panels}>
      {children}
      <Panel>
        <h2 className={styles.age}>{t('responsible.age.title')}</h2>
        <p>{t('responsible.age.text')}</p>
        <BrandLinks links={helpLines} />
        {selfExclusion.length > 0 && <p>{t('responsible.selfExclusion')}</p>}
        <BrandLinks links={selfExclusion} />
        <BrandLinks links={brand.operatorLinks} />
      </Panel>
      <Panel>
        <h2>{t('responsible.tools.title')}</h2>
        <p>{t('responsible.tools.text')}</p>
        <ul className={styles.links}>
          {historyList.map(({ kind, path }) => (
            <li key={kind}>
              <LoginRequiredLink className={styles.link} to={path} needsLogin>
                <Icon name="history" />
                <span>{t(`nav.${kind}History`)}</span>
              </LoginRequiredLink>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function BrandLinks({ links }: { links: readonly (BrandLink | HelpLine)[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, ...link }) => (
        <li key={href}>
          <ExternalLink className={styles.link} href={href}>
            <bdi>{label}</bdi> {'phone' in link && <bdi className="num">{link.phone}</bdi>}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

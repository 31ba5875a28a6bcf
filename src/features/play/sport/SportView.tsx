import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { IconButton } from '@/components/IconButton'
import { ServerDown } from '@/components/ServerDown'
import { PauseButton } from '@/features/protection/PauseButton'
import { SessionClock } from '@/features/protection/SessionClock'
import { SessionNet } from '@/features/protection/SessionNet'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { settings } from '@/lib/pageData'
import type { SportView as View } from '@/store/ui/sportSlice'
import { NotAvailable, SportFrame } from './SportFrame'
import styles from './SportView.module.css'
import { useSportFrame } from './useSportFrame'

export function SportView({ view }: { view: View }) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { sportUrl: template } = settings
  const { instance, failure, eventCount, restart } = useSportFrame(view, template !== '')
  const title = t(`title.${view}`)
  const [isHelpOpen, setHelpOpen] = useState(false)

  return (
    <section className={styles.view}>
      <header className={styles.bar}>
        {view === 'live' && <span className={styles.dot} aria-hidden />}
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.count} aria-live="polite">
            {eventCount !== null && t('sport.events', { count: eventCount })}
          </p>
        </div>
        <div className={styles.facts}>
          <SessionNet className={styles.net} />
          <SessionClock className={styles.clock} />
        </div>
        <PauseButton isShort={isMobile} />
        {instance && (
          <IconButton
            icon="retry"
            label={t('sport.notLoading.label')}
            title={t('sport.notLoading.label')}
            aria-expanded={isHelpOpen}
            onClick={() => {
              setHelpOpen(!isHelpOpen)
            }}
          />
        )}
      </header>
      <div className={styles.container} data-testid="sport-frame">
        {template === '' ? (
          <NotAvailable />
        ) : failure === null ? (
          <ErrorBoundary>
            <SportFrame
              key={instance?.key}
              template={template}
              instance={instance}
              title={title}
              isHelpOpen={isHelpOpen}
              onHelpClose={() => {
                setHelpOpen(false)
              }}
              onRetry={() => {
                setHelpOpen(false)
                restart()
              }}
            />
          </ErrorBoundary>
        ) : (
          <ServerDown message={failure} onRetry={restart} />
        )}
      </div>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { FrameBox } from '@/components/FrameBox'
import { IconButton } from '@/components/IconButton'
import { ServerDown } from '@/components/ServerDown'
import { PauseButton } from '@/features/protection/PauseButton'
import { SessionClock } from '@/features/protection/SessionClock'
import { SessionNet } from '@/features/protection/SessionNet'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import type { SportView as View } from '@/store/ui/sportSlice'
import { NotAvailable, useSportTexts } from './SportFrame'
import styles from './SportView.module.css'
import { useSportFrame } from './useSportFrame'

interface SportViewProps {
  view: View
  /** A new number starts the frame again. */
  attempt: number
  isRunning: boolean
  isHelpOpen: boolean
  onHelp: (isOpen: boolean) => void
  onRetry: () => void
}

/** The bar above the frame, and what shows until the frame runs. */
export function SportView({
  view,
  attempt,
  isRunning,
  isHelpOpen,
  onHelp,
  onRetry,
}: SportViewProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { isAvailable, failure, eventCount } = useSportFrame(view, attempt, onRetry)
  const title = t(`title.${view}`)
  const texts = useSportTexts()

  return (
    <>
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
        {isRunning && (
          <IconButton
            icon="retry"
            label={t('sport.notLoading.label')}
            title={t('sport.notLoading.label')}
            aria-expanded={isHelpOpen}
            onClick={() => {
              onHelp(!isHelpOpen)
            }}
          />
        )}
      </header>
      {!isRunning && (
        <div className={styles.container} data-testid="sport-frame">
          {!isAvailable ? (
            <NotAvailable />
          ) : failure === null ? (
            <FrameBox target={null} title={title} texts={texts} actions={null} />
          ) : (
            <ServerDown message={failure} onRetry={onRetry} />
          )}
        </div>
      )}
    </>
  )
}

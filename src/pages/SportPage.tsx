import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SportFrame } from '@/features/play/sport/SportFrame'
import { SportView } from '@/features/play/sport/SportView'
import { useRunningSport } from '@/features/play/sport/useRunningSport'
import { PauseGate } from '@/features/protection/PauseGate'
import { RequireLogin } from '@/features/session/RequireLogin'
import { cx } from '@/lib/dom/cx'
import { useAppDispatch } from '@/store/hooks'
import { clearSport, type SportView as View } from '@/store/ui/sportSlice'
import styles from './SportPage.module.css'

/** Decisions 15: on another page `view` is null; a frame in which the player has pressed stays for a while, hidden. */
export default function SportPage({ view }: { view: View | null }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const running = useRunningSport(view)
  const [attempt, setAttempt] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const restart = () => {
    setHelpOpen(false)
    dispatch(clearSport())
    setAttempt(attempt + 1)
  }

  return (
    <div className={cx(styles.page, !view && styles.hidden)} inert={!view}>
      {view && (
        <RequireLogin key={view}>
          <PauseGate title={t(`title.${view}`)}>
            <SportView
              view={view}
              attempt={attempt}
              isRunning={running !== null}
              isHelpOpen={isHelpOpen}
              onHelp={setHelpOpen}
              onRetry={restart}
            />
          </PauseGate>
        </RequireLogin>
      )}
      {running && (
        <SportFrame
          key={running.key}
          instance={running}
          isHidden={!view}
          isHelpOpen={isHelpOpen}
          onHelpClose={() => {
            setHelpOpen(false)
          }}
          onRetry={restart}
        />
      )}
    </div>
  )
}

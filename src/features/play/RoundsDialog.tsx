import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { RoundCards } from '@/components/games/RoundCards'
import { ServerDown } from '@/components/ServerDown'
import { notify } from '@/components/toasts/notify'
import { useLanguage } from '@/i18n/useLanguage'
import { formatDate } from '@/lib/format/dates'
import { isolate } from '@/lib/format/locale'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import styles from './RoundsDialog.module.css'
import { useLastRounds } from './useLastRounds'

interface RoundsDialogProps {
  /** The game's name, by which the history knows it. */
  name: string
  title: string
  onClose: () => void
}

/** At the start of the line, because the bar of a game has its Close at the end. */
export function RoundsDialog({ name, title, onClose }: RoundsDialogProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const { answer, failure, isBusy, refresh } = useLastRounds(name)
  const rounds = answer?.rounds ?? []

  const copy = async (id: string) => {
    try {
      await navigator.clipboard.writeText(id)
      notify('success', t('play.rounds.copied', { id: isolate(id) }))
    } catch {
      notify('error', t('play.rounds.notCopied'))
    }
  }

  return (
    <Dialog
      label={t('play.rounds.label')}
      onClose={onClose}
      placement="side"
      className={styles.panel}
    >
      <div className={styles.content}>
        <h2>{t('play.rounds.label')}</h2>
        <p>
          <bdi>{title}</bdi>
        </p>
        <div>
          <Button variant="quiet" icon="retry" isLoading={isBusy} onClick={refresh}>
            {t('play.rounds.refresh')}
          </Button>
        </div>
        {/* Always rendered, so that screen readers announce its changes. */}
        <div className={styles.words} aria-live="polite">
          {failure !== null && (
            <ServerDown message={failure} isBrief={answer !== null} onRetry={refresh} />
          )}
          {answer && rounds.length === 0 && <p>{t('play.rounds.none')}</p>}
          {answer && (
            <p>
              <span>
                {answer.newest === null
                  ? t('play.rounds.noRows')
                  : t('play.rounds.newest', { time: formatDate(answer.newest, lang) })}
              </span>{' '}
              <span>{t('play.rounds.missing')}</span>
            </p>
          )}
          {answer && answer.unread > 0 && <p>{t('play.rounds.unread', { rows: answer.unread })}</p>}
        </div>
        {rounds.length > 0 && (
          <RoundCards
            rounds={rounds}
            currency={currency}
            isBusy={isBusy}
            onCopy={(id) => void copy(id)}
          />
        )}
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { NetAmount } from '@/components/NetAmount'
import { histories } from '@/domain/histories'
import type { SessionRecord } from '@/device/protection/sessionRecord'
import { sessionTime } from '@/device/protection/sessionTime'
import { BalanceAge } from '@/features/session/BalanceAge'
import { useLogout } from '@/features/session/useLogout'
import { protection } from '@/lib/pageData'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { formatDuration } from './formatDuration'
import { HelpLine } from './HelpLine'
import styles from './Protection.module.css'
import { useSessionNet } from './useSessionNet'

interface CheckDialogProps {
  record: SessionRecord
  kind: 'casino' | 'sport'
  onAnswer: () => void
}

/** Escape does not close it. */
export function CheckDialog({ record, kind, onAnswer }: CheckDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const logOut = useLogout()

  return (
    <Dialog label={t('protection.check.title')} role="alertdialog">
      <div className={styles.dialog}>
        {/* The heading has the focus, so that a key pressed in the game does not press a button. */}
        <h2 tabIndex={-1} data-autofocus>
          {t('protection.check.title')}
        </h2>
        <dl className={styles.facts}>
          <dt>{t('protection.clock.elapsed')}</dt>
          <dd>
            <span className="num">{formatDuration(sessionTime(record).ms)}</span>
          </dd>
          {protection.showNet && (
            <>
              <dt>{t('protection.net.label')}</dt>
              <dd>
                <CheckNet />
              </dd>
            </>
          )}
        </dl>
        <HelpLine check={record.checks} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onAnswer}>
            {t('protection.check.continue')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onAnswer()
              void navigate(histories[kind].path)
            }}
          >
            {t('protection.check.history')}
          </Button>
          <Button variant="quiet" onClick={logOut}>
            {t('header.logout')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function CheckNet() {
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  return (
    <>
      <NetAmount {...useSessionNet()} currency={currency} wordClass={styles.hint} />
      <BalanceAge />
    </>
  )
}

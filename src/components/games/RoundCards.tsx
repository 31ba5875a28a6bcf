import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { RowCards } from '@/components/RowCards'
import type { Round } from '@/domain/rounds'
import { useLanguage } from '@/i18n/useLanguage'
import { formatDate } from '@/lib/format/dates'
import styles from './RoundCards.module.css'

interface RoundCardsProps {
  rounds: readonly Round[]
  currency: string
  isBusy: boolean
  onCopy: (id: string) => void
}

const NO_VALUE = '—'

/** Rounds of one game; what the history does not say is said in words. */
export function RoundCards({ rounds, currency, isBusy, onCopy }: RoundCardsProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const money = (amount: string | null) =>
    amount === null ? NO_VALUE : <Money amount={amount} currency={currency} lang={lang} />
  const result = ({ stake, win, net, isClear }: Round) => {
    if (!isClear) return <span>{t('play.rounds.unclear')}</span>
    if (win === null) return <span>{t('play.rounds.open')}</span>
    if (stake === null) return <span>{t('play.rounds.noStake')}</span>
    return <NetAmount amount={net} currency={currency} />
  }
  const number = ({ id }: Round) =>
    id === '' ? (
      <span>{NO_VALUE}</span>
    ) : (
      <span className={styles.number}>
        <bdi>{id}</bdi>
        <Button
          variant="quiet"
          aria-label={t('play.rounds.copyNumber', { id })}
          onClick={() => {
            onCopy(id)
          }}
        >
          {t('play.rounds.copy')}
        </Button>
      </span>
    )
  const columns = [
    {
      key: 'time',
      label: t('history.column.game_date'),
      render: ({ date }: Round) => (
        <bdi className="num">{date === '' ? NO_VALUE : formatDate(date, lang)}</bdi>
      ),
    },
    { key: 'result', label: t('play.rounds.result'), render: result },
    { key: 'stake', label: t('play.rounds.stake'), render: ({ stake }: Round) => money(stake) },
    { key: 'win', label: t('play.rounds.win'), render: ({ win }: Round) => money(win) },
    { key: 'number', label: t('play.rounds.number'), render: number },
  ]
  return (
    <div className={styles.cards}>
      <RowCards label={t('play.rounds.label')} columns={columns} rows={rounds} isBusy={isBusy} />
    </div>
  )
}

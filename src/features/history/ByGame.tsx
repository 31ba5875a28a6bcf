import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { DataTable } from '@/components/DataTable'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { RowCards } from '@/components/RowCards'
import { ShowMore } from '@/components/ShowMore'
import type { GameSums } from './gameSums'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { useLimited } from '@/lib/loading/useLimited'
import styles from './ByGame.module.css'

/** The greatest losses; a long table would hide what is below it. */
const FIRST = 10

interface ByGameProps {
  label: string
  /** Adds up only what the player asks for. */
  read: () => readonly GameSums[]
  currency: string
}

/** What each game cost. Gains and losses have the same colour (Decisions 40). */
export function ByGame({ label, read, currency }: ByGameProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={cx(styles.games, isOpen && styles.open)}>
      <Button
        variant="quiet"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => {
          // A transition, so that a slow phone draws the rows in slices.
          startTransition(() => {
            setOpen(!isOpen)
          })
        }}
      >
        {label}
      </Button>
      {isOpen && <Games label={label} games={read()} currency={currency} />}
    </div>
  )
}

interface GamesProps {
  label: string
  games: readonly GameSums[]
  currency: string
}

function Games({ label, games, currency }: GamesProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const isMobile = useIsMobile()
  const [isShort, setShort] = useState(games.length > FIRST)
  const limited = useLimited(games, games)
  const shown = isShort ? games.slice(0, FIRST) : limited.shown
  const onMore = isShort
    ? () => {
        setShort(false)
      }
    : limited.onMore
  if (games.length === 0) return <p className={styles.hint}>{t('history.empty')}</p>

  const money = (key: 'in' | 'out') => ({
    key,
    label: t(`history.totals.play.${key}`),
    isEnd: true,
    render: (sums: GameSums) => <Money amount={sums[key]} currency={currency} lang={lang} />,
  })
  const game = {
    key: 'game',
    label: t('history.column.game_name'),
    isStrong: true,
    render: ({ name }: GameSums) =>
      name === '' ? <span>{t('history.games.none')}</span> : <bdi>{name}</bdi>,
  }
  const net = {
    key: 'net',
    label: t('history.totals.play.net'),
    isEnd: true,
    render: (sums: GameSums) => (
      <NetAmount
        amount={sums.net}
        currency={currency}
        isExact={sums.isExact}
        wordClass={styles.hint}
      />
    ),
  }
  const rounds = {
    key: 'rounds',
    label: t('history.games.rounds'),
    isEnd: true,
    render: (sums: GameSums) => <bdi className="num">{sums.rounds ?? '—'}</bdi>,
  }
  const columns = isMobile
    ? [game, net, money('out'), money('in'), rounds]
    : [game, money('out'), money('in'), net, rounds]
  const Rows = isMobile ? RowCards : DataTable
  return (
    <>
      <Rows label={label} columns={columns} rows={shown} />
      {onMore && (
        <p className={styles.hint}>
          {t('history.games.part', { shown: shown.length, all: games.length })}
        </p>
      )}
      <div className={styles.button}>
        <ShowMore onMore={onMore} />
      </div>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/DataTable'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { RowCards } from '@/components/RowCards'
import { ShowMore } from '@/components/ShowMore'
import type { GameSums } from '@/domain/gameSums'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { useLimited } from '@/lib/loading/useLimited'
import styles from './GameCosts.module.css'

/** The greatest losses; a long table would hide what is below it. */
const FIRST = 10

interface GameCostsProps {
  label: string
  games: readonly GameSums[]
  currency: string
}

/** What each game cost. Gains and losses have the same colour (Decisions 40). */
export function GameCosts({ label, games, currency }: GameCostsProps) {
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
    <div className={styles.costs}>
      <Rows label={label} columns={columns} rows={shown} />
      {onMore && (
        <p className={styles.hint}>
          {t('history.games.part', { shown: shown.length, all: games.length })}
        </p>
      )}
      <div className={styles.more}>
        <ShowMore onMore={onMore} />
      </div>
    </div>
  )
}

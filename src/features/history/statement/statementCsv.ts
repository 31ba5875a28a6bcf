import { historyList, type HistoryKind } from '@/domain/histories'
import { monthOf } from '@/domain/ledger'
import { toCsv, type Cell, type CsvFormat } from '@/features/history/csv'
import { periodGames } from '@/features/history/periodTotals'
import { doubtOf, sums, sumsOf } from './statementSums'
import type { StatementMonth } from './useStatement'

export function statementCsv(
  months: readonly StatementMonth[],
  { t, lang, currency }: CsvFormat,
): string {
  const label = (kind: HistoryKind, sum: (typeof sums)[number]) => {
    const name = `${t(`statement.part.${kind}`)}: ${t(`history.totals.${sumsOf(kind)}.${sum}`)}`
    return currency === '' ? name : `${name} (${currency})`
  }
  const columns = historyList.flatMap(({ kind }) => sums.map((sum) => label(kind, sum)))
  const gameColumns = [
    t('history.column.game_name'),
    ...sums.map((sum) => `${t('history.games.show')}: ${label('casino', sum)}`),
    t('history.games.rounds'),
  ]
  const empty = (list: readonly unknown[]) => list.map(() => '')
  const ofMonth = (month: StatementMonth): Cell[] => [
    monthOf(month.start),
    ...historyList.flatMap(({ kind }) =>
      sums.map((sum) => ({ amount: month.totals[kind]?.[sum] ?? '' })),
    ),
    ...empty(gameColumns),
    doubtOf([month], t) ?? '',
  ]
  // In columns of their own, so that no column has the same money twice.
  const ofGames = ({ start, casino }: StatementMonth): Cell[][] =>
    (casino ? periodGames(casino, monthOf(start)) : []).map((game) => [
      monthOf(start),
      ...empty(columns),
      game.name === '' ? t('history.games.none') : game.name,
      ...sums.map((sum) => ({ amount: game[sum] })),
      { amount: String(game.rounds ?? '') },
      game.isExact ? '' : t('statement.approximate'),
    ])
  return toCsv(
    [t('statement.period'), ...columns, ...gameColumns, t('statement.note')],
    [...months.map(ofMonth), ...months.flatMap(ofGames)],
    lang,
  )
}

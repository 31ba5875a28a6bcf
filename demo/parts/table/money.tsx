import { GameCosts } from '@/components/games/GameCosts'
import { RoundCards } from '@/components/games/RoundCards'
import type { GameSums } from '@/domain/gameSums'
import type { Round } from '@/domain/rounds'
import styles from '../Gallery.module.css'
import { nothing, type Part } from '../part'

const round = { date: '2026-07-20 21:05', stake: '2.500', win: null, net: '-2.500', isClear: true }
const rounds: readonly Round[] = [
  { ...round, id: 'E-55312' },
  { ...round, id: 'E-55311', win: '1250.000', net: '1247.500' },
  { ...round, id: '8f14e45fceea167a5a36dedd4bea2543', stake: null, win: '12.000' },
  { ...round, id: '', date: 'soon', isClear: false },
]

const costs: readonly GameSums[] = [
  {
    name: 'Sirocco Nights',
    in: '1.000',
    out: '1250.000',
    net: '-1249.000',
    rounds: 2,
    isExact: true,
  },
  { name: 'أسرار القصر الأزرق', in: '7', out: '0', net: '7', rounds: 1, isExact: false },
  { name: '', in: '0', out: '50.000', net: '-50.000', rounds: null, isExact: true },
]

/** What rounds and games cost. */
export const money: readonly Part[] = [
  {
    file: 'games/GameCosts',
    states: [
      {
        label: 'with a doubt and what names no game',
        isWide: true,
        view: ({ t }) => <GameCosts label={t('history.games.show')} games={costs} currency="TND" />,
      },
    ],
  },
  {
    file: 'games/RoundCards',
    states: [
      {
        label: 'open or lost, settled, without its stake, uncertain',
        isWide: true,
        view: () => (
          <div className={styles.phone}>
            <RoundCards rounds={rounds} currency="TND" isBusy={false} onCopy={nothing} />
          </div>
        ),
      },
    ],
  },
]

import { FavouriteLabel } from '@/components/games/FavouriteLabel'
import { GameGrid } from '@/components/games/GameGrid'
import { GameImage } from '@/components/games/GameImage'
import { GameRail } from '@/components/games/GameRail'
import { GameTile } from '@/components/games/GameTile'
import { LoadMore } from '@/components/games/LoadMore'
import { NoGame } from '@/components/games/NoGame'
import { RowHeader } from '@/components/games/RowHeader'
import { paths } from '@/domain/paths'
import styles from '../Gallery.module.css'
import { Heart } from '../Heart'
import { nothing, type Part } from '../part'
import { sampleGames, samples } from '../sampleGames'

const [sample] = sampleGames

const turns = {
  'first page': { hasPrevious: false, hasNext: true },
  'last page': { hasPrevious: true, hasNext: false },
}

const tiles = (count: number) =>
  sampleGames
    .slice(0, count)
    .map((game) => <GameTile key={game.game_id} game={game} onOpen={nothing} />)

const tile = (game: (typeof sampleGames)[number]) => (
  <GameTile key={game.game_id} game={game} onOpen={nothing} />
)

/** Games and their lists. */
export const games: readonly Part[] = [
  {
    file: 'games/GameImage',
    states: Object.entries(samples).map(([label, { image, name }]) => ({
      label,
      view: () => (
        <span className={styles.cover}>
          <GameImage src={image} name={name} />
        </span>
      ),
    })),
  },
  {
    file: 'games/GameTile',
    states: [
      ...Object.entries(samples).map(([label, game]) => ({
        label,
        view: () => (
          <ul className={styles.tile}>
            <GameTile game={game} onOpen={nothing} />
          </ul>
        ),
      })),
      {
        label: 'another control beside it',
        view: () => (
          <ul className={styles.tile}>
            <GameTile game={sample} onOpen={nothing} SecondaryAction={Heart} />
          </ul>
        ),
      },
    ],
  },
  {
    file: 'games/FavouriteLabel',
    states: [{ label: 'hidden: the name of the heart above', view: () => <FavouriteLabel /> }],
  },
  {
    file: 'games/RowHeader',
    states: [
      {
        label: 'title',
        isWide: true,
        view: ({ t }) => <RowHeader id="row-title" title={t('home.popular')} />,
      },
      {
        label: 'title, all',
        isWide: true,
        view: ({ t }) => (
          <RowHeader id="row-all" title={t('home.popularSlots')} allTo={paths.casinoPreview} />
        ),
      },
      ...Object.entries(turns).map(([label, turn]): Part['states'][number] => ({
        label: `title, all, arrows: ${label}`,
        isWide: true,
        view: ({ t }) => (
          <RowHeader
            id={`row-${label.replace(' ', '-')}`}
            title={t('home.crashGames')}
            allTo={paths.crashPreview}
            turn={{ ...turn, onPrevious: nothing, onNext: nothing }}
          />
        ),
      })),
      {
        label: 'wordmark',
        isWide: true,
        view: () => (
          <RowHeader
            id="row-wordmark"
            title={sample.provider_name}
            wordmark={`/demo/providers/${sample.provider_id}.svg`}
            allTo={paths.casinoPreview}
          />
        ),
      },
    ],
  },
  {
    file: 'games/GameRail',
    states: [
      { label: 'games', isWide: true, view: () => <GameRail>{tiles(12)}</GameRail> },
      { label: 'narrow', isWide: true, view: () => <GameRail isNarrow>{tiles(6)}</GameRail> },
      { label: 'loading', isWide: true, view: () => <GameRail loading={6} /> },
    ],
  },
  {
    file: 'games/GameGrid',
    states: [
      {
        label: 'games',
        isWide: true,
        view: () => <GameGrid games={sampleGames.slice(0, 9)} tile={tile} />,
      },
      {
        label: 'games, and more are loading',
        isWide: true,
        view: () => <GameGrid games={sampleGames.slice(0, 4)} loading={3} tile={tile} />,
      },
      {
        label: 'loading',
        isWide: true,
        view: () => <GameGrid games={[]} loading={7} tile={tile} />,
      },
    ],
  },
  {
    file: 'games/LoadMore',
    states: Object.entries({
      'more to load': { share: 0.25, hasMore: true, isLoading: false },
      loading: { share: 0.25, hasMore: true, isLoading: true },
      'total unknown': { hasMore: true, isLoading: false },
      'all loaded': { share: 1, hasMore: false, isLoading: false },
    }).map(([label, state]) => ({
      label,
      isWide: true,
      view: ({ t }) => (
        <LoadMore {...state} status={t('games.count', { count: 28 })} onMore={nothing} />
      ),
    })),
  },
  {
    file: 'games/NoGame',
    states: [
      { label: 'empty list', isWide: true, view: () => <NoGame /> },
      { label: 'filters to clear', isWide: true, view: () => <NoGame onClear={nothing} /> },
    ],
  },
]

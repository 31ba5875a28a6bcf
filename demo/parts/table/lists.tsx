import { Button } from '@/components/Button'
import { DataTable, type DataProps } from '@/components/DataTable'
import { Money } from '@/components/Money'
import { PageHeader } from '@/components/PageHeader'
import { Panel } from '@/components/Panel'
import { RowCards } from '@/components/RowCards'
import { SegmentedNav } from '@/components/SegmentedNav'
import { paths } from '@/domain/paths'
import { focusableScroller } from '@/lib/dom/focusableScroller'
import styles from '../Gallery.module.css'
import type { Look, Part } from '../part'

interface Row {
  date: string
  game: string
  amount: string | null
}

const rows: readonly Row[] = [
  { date: '2026-07-20 21:05', game: 'Blue Door Cash', amount: '2.500' },
  { date: '2026-07-20 21:04', game: 'أسرار القصر الأزرق', amount: '-1250.000' },
  {
    date: '2026-07-20 21:03',
    game: 'The Caravan of a Thousand and One Nights Deluxe',
    amount: null,
  },
]

/** A history with these rows, as both a table and cards show it. */
const history = ({ t, lang }: Look, shown: readonly Row[]): DataProps<Row> => ({
  label: t('title.casinoHistory'),
  columns: [
    {
      key: 'date',
      label: t('history.column.game_date'),
      render: ({ date }) => <bdi className="num">{date}</bdi>,
    },
    {
      key: 'game',
      label: t('history.column.game_name'),
      isStrong: true,
      render: ({ game }) => <bdi>{game}</bdi>,
    },
    {
      key: 'amount',
      label: t('history.column.amount'),
      isEnd: true,
      render: ({ amount }) => <Money amount={amount} currency="TND" lang={lang} />,
    },
  ],
  rows: shown,
})

const histories = [
  { label: 'three rows', shown: rows, isBusy: false },
  { label: 'no rows', shown: [], isBusy: false },
  { label: 'busy', shown: rows.slice(0, 1), isBusy: true },
]

const gameTypes = ({ t }: Look, label: string, current: 'casino' | 'crash') => (
  <SegmentedNav
    label={label}
    links={[
      { to: paths.casinoPreview, label: t('games.type.casino'), isCurrent: current === 'casino' },
      { to: paths.crashPreview, label: t('games.type.crash'), isCurrent: current === 'crash' },
    ]}
  />
)

/** What pages are made of. */
export const lists: readonly Part[] = [
  {
    file: 'PageHeader',
    states: [
      {
        label: 'title',
        isWide: true,
        view: ({ t }) => <PageHeader title={t('title.profile')} />,
      },
      {
        label: 'title and action',
        isWide: true,
        view: ({ t }) => (
          <PageHeader title={t('title.casinoHistory')}>
            <Button variant="quiet" icon="download">
              {t('history.download')}
            </Button>
          </PageHeader>
        ),
      },
      {
        label: 'banner',
        isWide: true,
        view: (look) => (
          <PageHeader title={look.t('title.casino')} image="/banners/slots-desktop.svg">
            {gameTypes(look, `${look.t('games.types')} 2`, 'casino')}
          </PageHeader>
        ),
      },
      {
        label: 'low banner, note and navigation',
        isWide: true,
        view: (look) => (
          <PageHeader
            title={look.t('title.crashPreview')}
            image="/banners/crash-desktop.svg"
            isLow
            subtitle={look.t('games.count', { count: 110 })}
          >
            {gameTypes(look, `${look.t('games.types')} 3`, 'crash')}
          </PageHeader>
        ),
      },
    ],
  },
  {
    file: 'Panel',
    states: [
      {
        label: 'heading and text',
        isWide: true,
        view: ({ t }) => (
          <Panel>
            <h2>{t('responsible.tools.title')}</h2>
            <p>{t('responsible.tools.text')}</p>
          </Panel>
        ),
      },
    ],
  },
  {
    file: 'DataTable',
    states: histories.map(({ label, shown, isBusy }) => ({
      label,
      isWide: true,
      view: (look) => (
        <div className={styles.desktop} {...focusableScroller}>
          <DataTable {...history(look, shown)} isBusy={isBusy} />
        </div>
      ),
    })),
  },
  {
    file: 'RowCards',
    states: histories.map(({ label, shown, isBusy }) => ({
      label,
      isWide: true,
      view: (look) => (
        <div className={styles.phone}>
          <RowCards {...history(look, shown)} isBusy={isBusy} />
        </div>
      ),
    })),
  },
]

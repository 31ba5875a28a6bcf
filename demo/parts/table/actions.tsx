import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { Pager } from '@/components/Pager'
import { ShowMore } from '@/components/ShowMore'
import { ToolButton } from '@/components/ToolButton'
import { nothing, type Part } from '../part'

const looks = ['primary', 'quiet', 'ghost'] as const
const discs = ['plain', 'disc'] as const

/** The ends of a list, for the two buttons of a pager. */
const places = {
  'first page': { page: 1, hasPrevious: false, hasNext: true },
  'page in the middle': { page: 2, hasPrevious: true, hasNext: true },
  'last page': { page: 3, hasPrevious: true, hasNext: false },
  'only page': { page: 1, hasPrevious: false, hasNext: false },
}

/** Buttons. */
export const actions: readonly Part[] = [
  {
    file: 'Button',
    states: [
      ...looks.map((variant): Part['states'][number] => ({
        label: variant,
        view: ({ t }) => <Button variant={variant}>{t('login.submit')}</Button>,
      })),
      ...looks.map((variant): Part['states'][number] => ({
        label: `${variant}, disabled`,
        view: ({ t }) => (
          <Button variant={variant} disabled>
            {t('login.submit')}
          </Button>
        ),
      })),
      ...looks.map((variant): Part['states'][number] => ({
        label: `${variant}, loading`,
        view: ({ t }) => (
          <Button variant={variant} isLoading>
            {t('login.submit')}
          </Button>
        ),
      })),
      {
        label: 'icon',
        view: ({ t }) => (
          <Button variant="quiet" icon="retry">
            {t('common.retry')}
          </Button>
        ),
      },
      { label: 'large', view: ({ t }) => <Button size="lg">{t('common.loadMore')}</Button> },
      {
        label: 'full width',
        isWide: true,
        view: ({ t }) => (
          <Button size="lg" isFullWidth>
            {t('login.submit')}
          </Button>
        ),
      },
      {
        label: 'long text',
        view: ({ t }) => <Button variant="quiet">{t('profile.statement')}</Button>,
      },
    ],
  },
  {
    file: 'IconButton',
    states: [
      ...discs.flatMap((variant): Part['states'] => [
        {
          label: variant,
          view: ({ t }) => <IconButton variant={variant} icon="close" label={t('common.close')} />,
        },
        {
          label: `${variant}, mirrored in Arabic`,
          view: ({ t }) => (
            <IconButton variant={variant} icon="right" flip label={t('common.next')} />
          ),
        },
      ]),
      {
        label: 'disc, disabled',
        view: ({ t }) => (
          <IconButton variant="disc" icon="right" flip label={t('common.next')} disabled />
        ),
      },
    ],
  },
  {
    file: 'ToolButton',
    states: [
      {
        label: 'icon and text',
        view: ({ t }) => <ToolButton icon="close" label={t('common.close')} isIconOnly={false} />,
      },
      {
        label: 'icon only',
        view: ({ t }) => <ToolButton icon="minimise" label={t('play.minimise')} isIconOnly />,
      },
      {
        label: 'pressed',
        view: ({ t }) => (
          <ToolButton icon="theatre" label={t('play.theatre')} isIconOnly aria-pressed />
        ),
      },
    ],
  },
  {
    file: 'Pager',
    states: Object.entries(places).map(([label, { page, ...ends }]) => ({
      label,
      isWide: true,
      view: ({ t }) => (
        <Pager {...ends} onPrevious={nothing} onNext={nothing}>
          {t('common.page', { page })}
        </Pager>
      ),
    })),
  },
  {
    file: 'ShowMore',
    states: [
      { label: 'more waits', view: () => <ShowMore onMore={nothing} /> },
      { label: 'all shown', view: () => <ShowMore onMore={undefined} /> },
    ],
  },
]

import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { NoticeLine } from '@/components/NoticeLine'
import { ServerDown } from '@/components/ServerDown'
import { notify } from '@/components/toasts/notify'
import { Broken, MISSING_FILE } from '../Broken'
import { nothing, type Part } from '../part'

const arts = ['broken', 'empty', 'none'] as const
const toasts = {
  info: { kind: 'info', key: 'login.needed' },
  success: { kind: 'success', key: 'reset.success' },
  error: { kind: 'error', key: 'toast.gameError' },
  'long text': { kind: 'info', key: 'limits.isNot' },
} as const

const boundaries = {
  'a part failed': {},
  'the page failed': { isPage: true },
  'a file is missing': { error: MISSING_FILE },
}

/** What shows instead of content, and messages. */
export const failures: readonly Part[] = [
  {
    file: 'EmptyState',
    states: [
      ...arts.map((art): Part['states'][number] => ({
        label: `art: ${art}`,
        isWide: true,
        view: ({ t }) => (
          <EmptyState art={art} title={t('myGames.empty.title')} text={t('myGames.empty.text')} />
        ),
      })),
      {
        label: 'action',
        isWide: true,
        view: ({ t }) => (
          <EmptyState title={t('myGames.empty.title')}>
            <Button variant="quiet">{t('common.home')}</Button>
          </EmptyState>
        ),
      },
      {
        label: 'long text',
        isWide: true,
        view: ({ t }) => (
          <EmptyState art="none" title={t('limits.title')} text={t('limits.text', { hours: 24 })} />
        ),
      },
    ],
  },
  {
    file: 'ServerDown',
    states: [
      { label: 'no message', isWide: true, view: () => <ServerDown onRetry={nothing} /> },
      {
        label: 'message of the server, in its own language',
        isWide: true,
        view: () => (
          <ServerDown message="The games are being updated until 14:00." onRetry={nothing} />
        ),
      },
      { label: 'brief', isWide: true, view: () => <ServerDown isBrief onRetry={nothing} /> },
    ],
  },
  {
    file: 'ErrorBoundary',
    states: [
      {
        label: 'no error',
        view: ({ t }) => <ErrorBoundary>{t('error.part.text')}</ErrorBoundary>,
      },
      ...Object.entries(boundaries).map(
        ([label, { error, ...props }]: [string, { error?: Error; isPage?: boolean }]) => ({
          label,
          isWide: true,
          view: () => (
            <ErrorBoundary {...props}>
              <Broken error={error} />
            </ErrorBoundary>
          ),
        }),
      ),
      {
        label: 'a fallback for a small part',
        view: ({ t }) => (
          <ErrorBoundary fallback={t('error.offline')}>
            <Broken />
          </ErrorBoundary>
        ),
      },
    ],
  },
  {
    file: 'NoticeLine',
    states: (['info', 'warning'] as const).flatMap((kind): Part['states'] => [
      {
        label: kind,
        isWide: true,
        view: ({ t }) => (
          <NoticeLine kind={kind} text={t('login.needed')} link="" onClose={nothing} />
        ),
      },
      {
        label: `${kind}, with a link and a long text`,
        isWide: true,
        view: ({ t }) => (
          <NoticeLine kind={kind} text={t('limits.isNot')} link="/contact_us" onClose={nothing} />
        ),
      },
    ]),
  },
  {
    file: 'toasts/Toasts',
    states: [
      ...Object.entries(toasts).map(([label, { kind, key }]): Part['states'][number] => ({
        label,
        view: ({ t }) => (
          <Button
            variant="quiet"
            onClick={() => {
              notify(kind, t(key))
            }}
          >
            {t('a11y.notifications')}
          </Button>
        ),
      })),
      {
        label: 'stays for an action',
        view: ({ t }) => (
          <Button
            variant="quiet"
            onClick={() => {
              notify('info', t('login.sessionEnded'), { label: t('login.submit'), act: nothing })
            }}
          >
            {t('a11y.notifications')}
          </Button>
        ),
      },
    ],
  },
]

import { ExternalLink } from '@/components/ExternalLink'
import { Link } from '@/components/Link'
import { LinkButton } from '@/components/LinkButton'
import { SegmentedNav } from '@/components/SegmentedNav'
import { paths } from '@/domain/paths'
import type { Part } from '../part'

const looks = ['primary', 'quiet', 'ghost'] as const

/** Links. They lead to the app, so a press here changes nothing. */
export const links: readonly Part[] = [
  {
    file: 'Link',
    states: [
      { label: 'default', view: ({ t }) => <Link to={paths.home}>{t('title.home')}</Link> },
      {
        label: 'current page',
        view: ({ t }) => (
          <Link to={paths.casino} aria-current="page">
            {t('title.casino')}
          </Link>
        ),
      },
      {
        label: "operator's own page, in the brand Atlas",
        view: ({ t }) => <Link to={paths.sportRules}>{t('title.sportRules')}</Link>,
      },
    ],
  },
  {
    file: 'ExternalLink',
    states: [
      {
        label: 'default',
        view: ({ t }) => (
          <ExternalLink href="https://social.example/">{t('nav.facebook')}</ExternalLink>
        ),
      },
    ],
  },
  {
    file: 'LinkButton',
    states: [
      ...looks.map((variant): Part['states'][number] => ({
        label: variant,
        view: ({ t }) => (
          <LinkButton variant={variant} to={paths.home}>
            {t('common.home')}
          </LinkButton>
        ),
      })),
      {
        label: 'large',
        view: ({ t }) => (
          <LinkButton size="lg" to={paths.home}>
            {t('common.home')}
          </LinkButton>
        ),
      },
      {
        label: 'full width',
        isWide: true,
        view: ({ t }) => (
          <LinkButton isFullWidth to={paths.home}>
            {t('common.home')}
          </LinkButton>
        ),
      },
    ],
  },
  {
    file: 'SegmentedNav',
    states: [
      {
        label: 'two links, one is current',
        view: ({ t }) => (
          <SegmentedNav
            label={t('history.siblings')}
            links={[
              { to: paths.casinoHistory, label: t('nav.casinoHistory'), isCurrent: true },
              { to: paths.sportHistory, label: t('nav.sportHistory'), isCurrent: false },
            ]}
          />
        ),
      },
      {
        label: 'three links, none is current',
        isWide: true,
        view: ({ t }) => (
          <SegmentedNav
            label={t('games.types')}
            links={(['casino', 'liveCasino', 'crash'] as const).map((type) => ({
              to: paths[type],
              label: t(`games.type.${type}`),
              isCurrent: false,
            }))}
          />
        ),
      },
    ],
  },
]

import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PRAGMATIC_PROVIDER } from '@/domain/constants'
import { gameTypeList } from '@/domain/gameTypes'
import { historyList } from '@/domain/histories'
import { paths } from '@/domain/paths'
import { soonPages } from '@/domain/soonPages'
import type { RouteHandle } from '@/features/layout/routeHandle'
import { RequireLogin } from '@/features/session/RequireLogin'
import { RootLayout } from './RootLayout'
import { RouteError } from './RouteError'

interface Options {
  needsLogin?: true
  width?: RouteHandle['width']
}

/** A row of the route table: the page loads when it is first visited, with the row's props. */
function route<Props extends object>(
  path: string,
  title: RouteHandle['title'],
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props,
  { needsLogin, width = 'content' }: Options = {},
): RouteObject {
  const handle: RouteHandle = { title, width }
  return {
    path,
    handle,
    errorElement: <RouteError />,
    lazy: async () => {
      const { default: Page } = await load()
      // The key makes sibling routes of one component start afresh (Spec §4: a change of type).
      const page = <Page key={path} {...props} />
      return { element: needsLogin ? <RequireLogin>{page}</RequireLogin> : page }
    },
  }
}

const home = () => import('@/pages/HomePage')
const providers = () => import('@/pages/ProvidersPage')
const preview = () => import('@/pages/PreviewPage')
const play = () => import('@/pages/PlayPage')
const sport = () => import('@/pages/SportPage')
const history = () => import('@/pages/HistoryPage')
const soon = () => import('@/pages/ComingSoonPage')

const frame: Options = { needsLogin: true, width: 'full' }
const account: Options = { needsLogin: true }

/** Spec §2: the route table. */
export const table: RouteObject[] = [
  route(paths.home, 'home', home, {}),
  ...gameTypeList.flatMap(({ type, key, index, preview: previewPath, play: playPath }) => [
    route(index, key, providers, { type }),
    route(previewPath, `${key}Preview`, preview, { type }),
    route(playPath, `${key}Play`, play, { type }, { width: 'play' }),
  ]),
  route(paths.pragmatic, 'pragmatic', preview, { type: 1, fixedProvider: PRAGMATIC_PROVIDER }),
  route(paths.sport, 'prematch', sport, { view: 'prematch' }, frame),
  route(paths.live, 'live', sport, { view: 'live' }, frame),
  route(paths.profile, 'profile', () => import('@/pages/ProfilePage'), {}, account),
  route(
    paths.resetPassword,
    'resetPassword',
    () => import('@/pages/ResetPasswordPage'),
    {},
    account,
  ),
  ...historyList.map(({ kind, path }) => route(path, `${kind}History`, history, { kind }, account)),
  ...soonPages.map(({ key, path }) => route(path, key, soon, { page: key })),
  route('*', 'home', home, {}),
]

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: table,
  },
]

import type { ComponentType, ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { gameTypeList } from '@/domain/gameTypes'
import { historyList } from '@/domain/histories'
import { paths } from '@/domain/paths'
import { comingSoonPages } from '@/domain/comingSoonPages'
import type { RouteHandle } from '@/features/layout/routeHandle'
import { RequireLogin } from '@/features/session/RequireLogin'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { PRAGMATIC_PROVIDER } from '@/lib/pageData'
import type { SportView } from '@/store/ui/sportSlice'

interface Route {
  path: string
  handle: RouteHandle
  element: ReactNode
  /** What `SportPage` shows, which has its own place in the layout. */
  sport?: SportView
  load: () => Promise<unknown>
}

interface Options {
  needsLogin?: true
  width?: RouteHandle['width']
}

/** A lazily loaded page for one or more routes. */
function page<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  const Page = lazyWithRetry(fetch)
  return (
    path: string,
    title: RouteHandle['title'],
    props: Props,
    { needsLogin, width = 'content' }: Options = {},
  ): Route => {
    // The key remounts the component when a sibling route uses it (Spec §4: a change of type).
    const element = <Page key={path} {...props} />
    return {
      path,
      handle: { title, width },
      element: needsLogin ? <RequireLogin key={path}>{element}</RequireLogin> : element,
      load: Page.load,
    }
  }
}

const home = page(() => import('@/pages/HomePage'))
const providers = page(() => import('@/pages/ProvidersPage'))
const preview = page(() => import('@/pages/PreviewPage'))
const play = page(() => import('@/pages/PlayPage'))
const profile = page(() => import('@/pages/ProfilePage'))
const resetPassword = page(() => import('@/pages/ResetPasswordPage'))
const history = page(() => import('@/pages/HistoryPage'))
const statement = page(() => import('@/pages/StatementPage'))
const myGames = page(() => import('@/pages/MyGamesPage'))
const playResponsibly = page(() => import('@/pages/PlayResponsiblyPage'))
const soon = page(() => import('@/pages/ComingSoonPage'))

export const SportPage = lazyWithRetry(() => import('@/pages/SportPage'))
const sport = (path: string, view: SportView): Route => ({
  path,
  handle: { title: view, width: 'full' },
  element: null,
  sport: view,
  load: SportPage.load,
})

const account: Options = { needsLogin: true }

/** Spec §2: the route table, the player's own games and the statement. Any other path is the home page. */
export const routes: readonly Route[] = [
  home(paths.home, 'home', {}),
  ...gameTypeList.flatMap(({ type, key, index, preview: previewPath, play: playPath }) => [
    providers(index, key, { type }),
    preview(previewPath, `${key}Preview`, { type }),
    play(playPath, `${key}Play`, { type }, { width: 'play' }),
  ]),
  preview(paths.pragmatic, 'pragmatic', { type: 1, fixedProvider: PRAGMATIC_PROVIDER }),
  sport(paths.sport, 'prematch'),
  sport(paths.live, 'live'),
  profile(paths.profile, 'profile', {}, account),
  resetPassword(paths.resetPassword, 'resetPassword', {}, account),
  ...historyList.map(({ kind, path }) => history(path, `${kind}History`, { kind }, account)),
  statement(paths.statement, 'statement', {}, account),
  myGames(paths.myGames, 'myGames', {}),
  playResponsibly(paths.playResponsibly, 'playResponsibly', {}),
  // The page above holds the card of its rules, which are coming soon.
  ...comingSoonPages
    .filter(({ key }) => key !== 'playResponsibly')
    .map(({ key, path }) => soon(path, key, { page: key })),
]

const fallback = home('*', 'home', {})

/** Ignores case and trailing slashes. */
export function routeOf(pathname: string): Route {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? fallback
}

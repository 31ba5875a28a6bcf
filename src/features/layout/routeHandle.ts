import { useMatches } from 'react-router-dom'
import type { GameType } from '@/domain/entities'
import type { gameTypes } from '@/domain/gameTypes'
import type { HistoryKind } from '@/domain/histories'
import type { SoonKey } from '@/domain/soonPages'

type Section = (typeof gameTypes)[GameType]['key']

/** What a row of the route table says of its page besides what it shows. */
export interface RouteHandle {
  /** The page's own name: a key under `title` in the translations. */
  title:
    | 'home'
    | Section
    | `${Section}Preview`
    | `${Section}Play`
    | 'pragmatic'
    | 'prematch'
    | 'live'
    | 'profile'
    | 'resetPassword'
    | `${HistoryKind}History`
    | SoonKey
  /** Decisions 31: sport pages are full width; play pages too, and without a bottom bar. */
  width: 'content' | 'full' | 'play'
}

const unknownPage: RouteHandle = { title: 'home', width: 'content' }

/** The handle of the page on screen. */
export function useRouteHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? unknownPage
}

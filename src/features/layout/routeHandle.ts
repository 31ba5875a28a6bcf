import { createContext, useContext } from 'react'
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
    | 'myGames'
    | SoonKey
  /** Decisions 31: sport pages are full width; play pages too, and without a bottom bar. */
  width: 'content' | 'full' | 'play'
}

const RouteHandleContext = createContext<RouteHandle>({ title: 'home', width: 'content' })

/** Says what page is on screen; the route table stands above the features. */
export const RouteHandleProvider = RouteHandleContext.Provider

/** The handle of the page on screen. */
export const useRouteHandle = (): RouteHandle => useContext(RouteHandleContext)

import type { ParseKeys } from 'i18next'
import { createContext, useContext } from 'react'

/** The name of a key under `title` in the translations. */
type TitleOf<Key> = Key extends `title.${infer Name}` ? Name : never

/** What a row of the route table says of its page besides what it shows. */
export interface RouteHandle {
  /** The page's own name: a key under `title` in the translations. */
  title: TitleOf<ParseKeys>
  /** Decisions 31: sport pages are full width; play pages too, and without a bottom bar. */
  width: 'content' | 'full' | 'play'
}

const RouteHandleContext = createContext<RouteHandle>({ title: 'home', width: 'content' })

/** Says what page is on screen; the route table stands above the features. */
export const RouteHandleProvider = RouteHandleContext.Provider

/** The handle of the page on screen. */
export const useRouteHandle = (): RouteHandle => useContext(RouteHandleContext)

import type { ParseKeys } from 'i18next'
import { createContext, useContext } from 'react'

/** A key under `title` in the translations. */
type TitleOf<Key> = Key extends `title.${infer Name}` ? Name : never

export interface RouteHandle {
  title: TitleOf<ParseKeys>
  /** Decisions 31: sport pages have full width; play pages, too, without a bottom bar. */
  width: 'content' | 'full' | 'play'
}

const RouteHandleContext = createContext<RouteHandle>({ title: 'home', width: 'content' })

/** The route table is in a higher layer. */
export const RouteHandleProvider = RouteHandleContext.Provider

export const useRouteHandle = (): RouteHandle => useContext(RouteHandleContext)

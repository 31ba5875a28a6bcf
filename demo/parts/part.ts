import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { LanguageCode } from '@/domain/entities'

/** What the sample texts and amounts of a state depend on. */
export interface Look {
  t: TFunction
  lang: LanguageCode
}

/** A component in one of its states. */
interface State {
  label: string
  /** Whether it takes the whole width of the page. */
  isWide?: boolean
  view: (look: Look) => ReactNode
}

/** A component with all its states. */
export interface Part {
  /** Its file in `src/components`, without the ending. */
  file: string
  states: readonly State[]
}

/** For callbacks of components whose effect is outside of them. */
export const nothing = (): void => undefined

/** A picture that no browser can show, without a request that would fail. */
export const BROKEN_PICTURE = 'data:image/png,broken'

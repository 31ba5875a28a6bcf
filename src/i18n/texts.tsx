import i18next, { type TFunction } from 'i18next'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Without a provider, as for a component by itself: the texts as they are, not followed. */
const asTheyAre: TFunction = i18next.t.bind(i18next)

const TextsContext = createContext(asTheyAre)

/**
 * Follows the language's texts for all that is inside: one subscription for the page, where
 * react-i18next's own hook costs each of a first view's hundred components one.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return <TextsContext value={t}>{children}</TextsContext>
}

/** The texts of the page's language (Spec §9): `t(key)`. */
export const useTexts = (): TFunction => useContext(TextsContext)

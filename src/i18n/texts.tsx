import i18next, { type TFunction } from 'i18next'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Without a provider (a component on its own): the texts, without updates. */
const staticTexts: TFunction = i18next.t.bind(i18next)

const TextsContext = createContext(staticTexts)

/**
 * Provides the texts to all components with one subscription for the page; react-i18next's own hook adds
 * one for each component (Decisions 49).
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return <TextsContext value={t}>{children}</TextsContext>
}

/** The texts in the current language (Spec §9): `t(key)`. */
export const useTexts = (): TFunction => useContext(TextsContext)

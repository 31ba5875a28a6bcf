import { useCallback } from 'react'
import { notify } from '@/components/toasts/notify'
import type { LanguageCode } from '@/domain/entities'
import { changeLanguage } from '@/i18n'
import { useTexts } from '@/i18n/texts'

/** Decisions 5: changes the language; shows a message when its texts cannot be loaded. */
export function useChooseLanguage(): (code: LanguageCode) => void {
  const t = useTexts()
  return useCallback(
    (code) => {
      void changeLanguage(code).then((isDone) => {
        if (!isDone) notify('error', t('language.failed'))
      })
    },
    [t],
  )
}

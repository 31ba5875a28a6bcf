import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import type { LanguageCode } from '@/domain/entities'
import { changeLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/useLanguage'
import { afterPaint } from '@/lib/loading/afterPaint'

/** The chosen language, already while its texts load, and a function that changes it. */
export function useChooseLanguage() {
  const { t } = useTranslation()
  const current = useLanguage()
  const [pressed, setPressed] = useState<LanguageCode | null>(null)
  const choose = useCallback(
    (code: LanguageCode) => {
      setPressed(code)
      // Another language renders the whole page, so the pressed choice is painted first.
      afterPaint(() => {
        void changeLanguage(code).then((isDone) => {
          setPressed((latest) => (latest === code ? null : latest))
          if (!isDone) notify('error', t('language.failed'))
        })
      })
    },
    [t],
  )
  return { chosen: pressed ?? current, choose }
}

import { useTranslation } from 'react-i18next'
import { ChipMenu } from '@/components/ChipMenu'
import { Flag } from '@/components/Flag'
import { languages } from '@/lib/languages'
import { useChooseLanguage } from './useChooseLanguage'

export function LanguagePicker() {
  const { t } = useTranslation()
  const { chosen, choose } = useChooseLanguage()
  const current = languages.find(({ pref }) => pref === chosen)
  if (!current) return null
  return (
    <ChipMenu
      label={t('language.button', { language: current.lang })}
      items={languages.map(({ lang, pref, img }) => ({
        key: pref,
        label: lang,
        lang: pref,
        icon: <Flag src={img} />,
        isChecked: pref === chosen,
        onSelect: () => {
          choose(pref)
        },
      }))}
    >
      <Flag src={current.img} />
      <span>{current.lang}</span>
    </ChipMenu>
  )
}

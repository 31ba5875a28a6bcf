import { ChipMenu } from '@/components/ChipMenu'
import { Flag } from '@/components/Flag'
import { languages } from '@/domain/languages'
import { useTexts } from '@/i18n/texts'
import { useLanguage } from '@/i18n/useLanguage'
import { fetchAhead } from '@/lib/fetchAhead'
import { useChooseLanguage } from './useChooseLanguage'

const names = languages.map(({ lang }) => lang).join('')

/** Each language is named in its own script: its font is there before the menu is laid out. */
const fetchFonts = () => {
  fetchAhead(() => document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, names))
}

/** Spec §2: the desktop header's language picker. */
export function LanguagePicker() {
  const t = useTexts()
  const code = useLanguage()
  const choose = useChooseLanguage()
  const current = languages.find(({ pref }) => pref === code)
  if (!current) return null
  return (
    <ChipMenu
      label={t('language.button', { language: current.lang })}
      onApproach={fetchFonts}
      items={languages.map(({ lang, pref, img }) => ({
        key: pref,
        label: lang,
        lang: pref,
        icon: <Flag src={img} />,
        isChecked: pref === code,
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

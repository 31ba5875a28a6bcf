import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/Dialog'
import { Flag } from '@/components/Flag'
import { Logo } from '@/components/Logo'
import { RadioGroup } from '@/components/forms/RadioGroup'
import type { ModalProps } from '@/features/session/modalProps'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { languages, toLanguage } from '@/lib/languages'
import { brand } from '@/lib/pageData'
import { NavList } from './NavList'
import { visitorNav } from './navigation'
import styles from './SideMenu.module.css'
import { useChooseLanguage } from './useChooseLanguage'

const choices = languages.map(({ lang, pref, img }) => ({
  value: pref,
  label: lang,
  lang: pref,
  content: (
    <>
      <Flag src={img} className={styles.flag} />
      <span>{lang}</span>
    </>
  ),
}))

/** Spec §2 Mobile layout: without the ACCOUNT group. */
export function SideMenu({ onClose }: ModalProps) {
  const { t } = useTranslation()
  const { chosen, choose } = useChooseLanguage()
  const isMobile = useIsMobile()

  useEffect(() => {
    if (!isMobile) onClose()
  }, [isMobile, onClose])

  return (
    <Dialog label={t('nav.menu')} onClose={onClose} placement="side">
      <div className={styles.menu}>
        <div className={styles.top}>
          <Logo alt={brand.name} />
        </div>
        <RadioGroup
          className={styles.languages}
          itemClass={styles.language}
          label={t('language.label')}
          options={choices}
          value={chosen}
          onChange={(value) => {
            const code = toLanguage(value)
            if (code) choose(code)
          }}
        />
        <nav className={styles.links} aria-label={t('a11y.mainMenu')}>
          <NavList sections={visitorNav} onFollow={onClose} />
        </nav>
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { usePersisted } from '@/device/persisted'
import styles from './SearchPanel.module.css'
import { slashShortcut } from '@/device/slashShortcut'

/** WCAG 2.1.4: turns the single-key shortcut off, on all pages and in all tabs. */
export function SlashShortcutToggle() {
  const { t } = useTranslation()
  const { value, problem } = usePersisted(slashShortcut)
  return (
    <div className={styles.foot}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          onChange={(event) => {
            const isOn = event.target.checked
            slashShortcut.update(() => isOn)
          }}
        />
        {t('search.slash')}
      </label>
      {problem === 'unsaved' && <p>{t('search.unsaved')}</p>}
    </div>
  )
}

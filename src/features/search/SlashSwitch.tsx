import { useTexts } from '@/i18n/texts'
import { usePersisted } from '@/device/persisted'
import styles from './SearchPanel.module.css'
import { slashKey } from '@/device/slashShortcut'

/** WCAG 2.1.4: turns the key of one character off, for all pages and tabs. */
export function SlashSwitch() {
  const t = useTexts()
  const { value, trouble } = usePersisted(slashKey)
  return (
    <div className={styles.foot}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          onChange={(event) => {
            const isOn = event.target.checked
            slashKey.update(() => isOn)
          }}
        />
        {t('search.slash')}
      </label>
      {trouble === 'unsaved' && <p>{t('search.unsaved')}</p>}
    </div>
  )
}

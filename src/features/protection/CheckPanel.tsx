import { Panel } from '@/components/Panel'
import { RadioChips } from '@/components/forms/RadioChips'
import { checkMinutes } from '@/domain/protection'
import { useTexts } from '@/i18n/texts'
import { usePersisted } from '@/device/persisted'
import { checkInterval } from '@/device/checkInterval'
import styles from './Protection.module.css'

/** Quality H3: the interval of the time check. */
export function CheckPanel() {
  const t = useTexts()
  const { value, problem } = usePersisted(checkInterval)
  return (
    <Panel>
      <h2>{t('protection.check.title')}</h2>
      <p>{t('protection.check.explained')}</p>
      <RadioChips
        className={styles.interval}
        label={t('protection.check.interval')}
        options={checkMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('protection.check.every', { minutes }),
        }))}
        value={String(value)}
        onChange={(chosen) => {
          const next = checkMinutes.find((minutes) => String(minutes) === chosen)
          if (next) checkInterval.update(() => next)
        }}
      />
      {problem === 'unsaved' && <p className={styles.note}>{t('protection.unsaved')}</p>}
    </Panel>
  )
}

import { useTranslation } from 'react-i18next'
import { Panel } from '@/components/Panel'
import { RadioChips } from '@/components/forms/RadioChips'
import { protection } from '@/lib/pageData'
import { checkInterval, useCheckInterval } from './checkInterval'
import styles from './Protection.module.css'

export function CheckPanel() {
  const { t } = useTranslation()
  const { value, problem } = useCheckInterval()
  const choices = protection.checkMinutes
  return (
    <Panel>
      <h2>{t('protection.check.title')}</h2>
      <p>{t('protection.check.explained')}</p>
      {protection.checkRequired && (
        <p>{t('protection.check.required', { minutes: Math.max(...choices) })}</p>
      )}
      <RadioChips
        className={styles.interval}
        label={t('protection.check.interval')}
        options={choices.map((minutes) => ({
          value: String(minutes),
          label: t('protection.check.every', { minutes }),
        }))}
        value={String(value)}
        onChange={(chosen) => {
          const next = choices.find((minutes) => String(minutes) === chosen)
          if (next) checkInterval.update(() => next)
        }}
      />
      {problem === 'unsaved' && <p className={styles.note}>{t('protection.unsaved')}</p>}
    </Panel>
  )
}

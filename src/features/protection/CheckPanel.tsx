import { useTranslation } from 'react-i18next'
import { Panel } from '@/components/Panel'
import { RadioChips } from '@/components/forms/RadioChips'
import { marketRule } from '@/domain/market'
import { checkChoices, checkInterval, useCheckInterval } from '@/device/checkInterval'
import styles from './Protection.module.css'

/** Quality H3, H13: the interval of the time check, as far as the market leaves a choice. */
export function CheckPanel() {
  const { t } = useTranslation()
  const { value, problem } = useCheckInterval()
  const choices = checkChoices()
  return (
    <Panel>
      <h2>{t('protection.check.title')}</h2>
      <p>{t('protection.check.explained')}</p>
      {marketRule('isCheckRequired') && (
        <p>{t('protection.check.required', { minutes: marketRule('longestCheck') })}</p>
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

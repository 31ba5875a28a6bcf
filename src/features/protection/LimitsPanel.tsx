import { useId, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Panel } from '@/components/Panel'
import { RAISE_HOURS } from '@/domain/limits'
import { useLanguage } from '@/i18n/useLanguage'
import { typedDecimal } from '@/lib/format/decimalInput'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { LimitFields } from './LimitFields'
import styles from './LimitsPanel.module.css'
import { LimitStatus } from './LimitStatus'
import { LimitUse } from './LimitUse'
import protection from './Protection.module.css'
import { useLimitForm } from './useLimitForm'
import type { LimitState } from './useLimitStates'

interface LimitsPanelProps {
  states: readonly LimitState[]
  /** True if storage is blocked or full, so that the limits hold only in this tab. */
  isUnsaved: boolean
}

/** Quality H12, Decisions 42: the player's own limits on this device. */
export function LimitsPanel({ states, isUnsaved }: LimitsPanelProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const id = useId()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const { fields, change, save } = useLimitForm(states, lang)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unreadable = save()
    const input = unreadable && event.currentTarget.elements.namedItem(unreadable)
    if (input instanceof HTMLElement) input.focus()
  }

  return (
    <Panel aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{t('limits.title')}</h2>
      <LimitStatus states={states} currency={currency} />
      <LimitUse states={states} currency={currency} />
      <p>{t('limits.text', { hours: RAISE_HOURS })}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <LimitFields
          fields={fields}
          currency={currency}
          onChange={change}
          onStep={(kind, value) => {
            change(kind, typedDecimal(value, lang))
          }}
        />
        <Button type="submit">{t('limits.save')}</Button>
      </form>
      <p>{t('limits.isNot')}</p>
      {isUnsaved && <p className={protection.note}>{t('protection.unsaved')}</p>}
    </Panel>
  )
}

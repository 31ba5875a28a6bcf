import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Field } from '@/components/forms/Field'
import { limitOf, setMinutes } from '@/device/protection/limits'
import { MAX_MINUTES } from '@/domain/limits'
import styles from './LimitsPanel.module.css'

const FIELD = 'minutes'

/** At first empty, without a suggestion; then with the minutes that the player set last. */
export function LimitForm({ account }: { account: string | null }) {
  const { t } = useTranslation()
  const [isInvalid, setInvalid] = useState(false)
  const { minutes, next } = limitOf(account ?? '')
  const wanted = next ? next.minutes : minutes

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem(FIELD)
    if (!(input instanceof HTMLInputElement) || account === null) return
    setInvalid(!input.validity.valid)
    if (input.validity.valid) setMinutes(account, input.value === '' ? null : input.valueAsNumber)
    else input.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Field
        // A limit set in another tab replaces the typed one.
        key={`${account ?? ''} ${String(wanted)}`}
        name={FIELD}
        type="number"
        min={1}
        max={MAX_MINUTES}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        label={t('limits.minutesDay')}
        defaultValue={wanted ?? ''}
        error={isInvalid ? t('limits.badMinutes') : undefined}
      />
      <Button type="submit" disabled={account === null}>
        {t('limits.save')}
      </Button>
    </form>
  )
}

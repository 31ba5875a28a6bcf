import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { NumberField } from '@/components/forms/NumberField'
import { limitOf, setMinutes } from '@/device/protection/limits'
import { MAX_MINUTES } from '@/domain/limits'
import { readWholeNumber } from '@/lib/format/wholeNumber'
import { LimitDialog } from './LimitDialog'
import styles from './LimitsPanel.module.css'

const FIELD = 'minutes'

/** At first empty, without a suggestion; then with the minutes that the player set last. */
export function LimitForm({ account }: { account: string | null }) {
  const { t } = useTranslation()
  const [isInvalid, setInvalid] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { minutes, next } = limitOf(account ?? '')
  const wanted = next ? next.minutes : minutes

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem(FIELD)
    if (!(input instanceof HTMLInputElement) || account === null) return
    const typed = readWholeNumber(input.value, MAX_MINUTES)
    const isEmpty = input.value.trim() === ''
    setInvalid(typed === null && !isEmpty)
    if (typed !== null) setMinutes(account, typed)
    else if (!isEmpty) input.focus()
    else setAsking(wanted !== null)
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <NumberField
        name={FIELD}
        max={MAX_MINUTES}
        label={t('limits.minutesDay')}
        value={wanted}
        error={isInvalid ? t('limits.badMinutes') : undefined}
      />
      <Button type="submit" disabled={account === null}>
        {t('limits.save')}
      </Button>
      {isAsking && account !== null && (
        <LimitDialog
          onRemove={() => {
            setAsking(false)
            setMinutes(account, null)
          }}
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </form>
  )
}

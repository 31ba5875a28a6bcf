import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '@/components/forms/Field'
import { isLossKind, type LimitKind } from '@/domain/limits'
import { addAmounts, compareAmounts } from '@/lib/format/money'
import styles from './LimitsPanel.module.css'

interface LimitField {
  kind: LimitKind
  text: string
  /** What the text means: null for no limit, undefined if it is unreadable. */
  value: string | null | undefined
  isInvalid: boolean
}

interface LimitFieldsProps {
  fields: readonly LimitField[]
  /** Empty while it is unknown. */
  currency: string
  onChange: (kind: LimitKind, text: string) => void
  onStep: (kind: LimitKind, value: string) => void
}

const steps: Partial<Record<string, string>> = { ArrowUp: '1', ArrowDown: '-1' }

/**
 * Quality H12: the fields of the limits, empty at first and without a suggested amount. They are text fields
 * with the role of a number field, because a number field would drop what it cannot read.
 */
export function LimitFields({ fields, currency, onChange, onStep }: LimitFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      {fields.map(({ kind, text, value, isInvalid }) => (
        <Field
          key={kind}
          name={kind}
          role="spinbutton"
          inputMode={isLossKind(kind) ? 'decimal' : 'numeric'}
          autoComplete="off"
          label={t(`limits.${kind}`)}
          value={text}
          aria-valuenow={value ? Number(value) : undefined}
          error={
            isInvalid ? t(isLossKind(kind) ? 'limits.badAmount' : 'limits.badMinutes') : undefined
          }
          end={
            isLossKind(kind) &&
            currency !== '' && (
              // The place follows the page's direction, not the currency's.
              <span className={styles.unit} aria-hidden>
                <bdi>{currency}</bdi>
              </span>
            )
          }
          onChange={({ target }) => {
            onChange(kind, target.value)
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const step = steps[event.key]
            if (step === undefined || value === undefined) return
            event.preventDefault()
            const next = addAmounts(value ?? '0', step)
            if (next !== null && compareAmounts(next, '0') === 1) onStep(kind, next)
          }}
        />
      ))}
    </div>
  )
}

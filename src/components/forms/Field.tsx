import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './Field.module.css'
import { Icon } from '@/components/Icon'

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  error?: string | undefined
  /** The error for screen readers, which stays after the visible one has disappeared. */
  lastingError?: string | undefined
  end?: ReactNode
}

export function Field({ label, error, lastingError, end, className, ...input }: FieldProps) {
  const id = useId()
  const [errorId, lastingId] = [`${id}-error`, `${id}-lasting`]
  const description = error ? errorId : lastingError ? lastingId : undefined
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={cx(styles.input, end !== undefined && styles.hasEnd)}
          aria-invalid={description ? true : undefined}
          aria-describedby={description}
        />
        {end}
      </div>
      {lastingError && (
        <span id={lastingId} hidden>
          {lastingError}
        </span>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

import { useState, type KeyboardEvent } from 'react'
import { Field, type FieldProps } from '@/components/forms/Field'
import { MAX_MINUTES, readMinutes } from '@/domain/limits'

const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const textOf = (minutes: number | null) => String(minutes ?? '')

interface MinutesFieldProps extends Omit<FieldProps, 'value'> {
  value: number | null
}

/** A spin button of text, because the wheel changes a number field, which reads no digits but 0 to 9. */
export function MinutesField({ value, ...field }: MinutesFieldProps) {
  const [text, setText] = useState(textOf(value))
  const [known, setKnown] = useState(value)
  // A limit set in another tab replaces the typed one.
  if (known !== value) {
    setKnown(value)
    setText(textOf(value))
  }
  const minutes = readMinutes(text)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isNumber = minutes !== null || text.trim() === ''
    if (step === undefined || !isNumber || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = readMinutes(String((minutes ?? 0) + step))
    if (next !== null) setText(String(next))
  }

  return (
    <Field
      {...field}
      type="text"
      inputMode="numeric"
      size={6}
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={1}
      aria-valuemax={MAX_MINUTES}
      aria-valuenow={minutes ?? undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onKeyDown={onKeyDown}
    />
  )
}

import { useState, type KeyboardEvent } from 'react'
import { readWholeNumber } from '@/lib/format/wholeNumber'
import { Field, type FieldProps } from './Field'

const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const textOf = (value: number | null) => String(value ?? '')

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'max'> {
  /** From 1; null is an empty field. Another value replaces what is typed. */
  value: number | null
  max: number
}

/** A spin button of text, because the wheel changes a number field, which reads no digits but 0 to 9. */
export function NumberField({ value, max, ...field }: NumberFieldProps) {
  const [text, setText] = useState(textOf(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(textOf(value))
  }
  const number = readWholeNumber(text, max)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isNumber = number !== null || text.trim() === ''
    if (step === undefined || !isNumber || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = readWholeNumber(String((number ?? 0) + step), max)
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
      aria-valuemax={max}
      aria-valuenow={number ?? undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onKeyDown={onKeyDown}
    />
  )
}

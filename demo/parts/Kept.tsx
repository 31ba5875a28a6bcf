import { useState, type ReactNode } from 'react'
import { Button } from '@/components/Button'

interface KeptProps<Value> {
  start: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Keeps the value of a component that its parent controls. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

interface OpenedProps {
  /** The button's text. */
  label: string
  children: (close: () => void) => ReactNode
}

/** A button that opens something. */
export function Opened({ label, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {isOpen &&
        children(() => {
          setOpen(false)
        })}
    </>
  )
}

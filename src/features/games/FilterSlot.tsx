import type { ReactNode } from 'react'
import { ChipSkeletons } from '@/components/ChipSkeletons'
import { ServerDown } from '@/components/ServerDown'

interface FilterSlotProps {
  variant: 'chips' | 'cards'
  /** What the filter is called; says which list a failure is about. */
  label: string
  isLoading: boolean
  /** The message of a list that could not be had; null when it didn't fail. */
  failure: string | null
  /** Of the line, which runs to the edges of a phone's screen. */
  className: string | undefined
  onRetry: () => void
  children: ReactNode
}

/** A filter while its list loads, when it failed (Spec §8), and when it is there. */
export function FilterSlot({
  variant,
  label,
  isLoading,
  failure,
  className,
  onRetry,
  children,
}: FilterSlotProps) {
  if (isLoading) return <ChipSkeletons variant={variant} className={className} />
  if (failure === null) return children
  return (
    <div role="group" aria-label={label}>
      <ServerDown message={failure} isBrief onRetry={onRetry} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { ChipSkeletons } from '@/components/ChipSkeletons'
import { ServerDown } from '@/components/ServerDown'
import { ShowMore } from '@/components/ShowMore'

interface FilterSlotProps {
  variant: 'chips' | 'cards'
  /** The filter's name; also says which list has failed. */
  label: string
  isLoading: boolean
  failure: string | null
  /** The class of the row, which reaches the edges of a phone's screen. */
  className: string | undefined
  /** Shows further options; undefined if all are shown. */
  onMore: (() => void) | undefined
  onRetry: () => void
  children: ReactNode
}

/** A filter in its three states: loading, failed (Spec §8) and ready. */
export function FilterSlot({
  variant,
  label,
  isLoading,
  failure,
  className,
  onMore,
  onRetry,
  children,
}: FilterSlotProps) {
  if (isLoading) return <ChipSkeletons variant={variant} className={className} />
  if (failure === null) {
    return (
      <div>
        {children}
        <ShowMore onMore={onMore} />
      </div>
    )
  }
  return (
    <div role="group" aria-label={label}>
      <ServerDown message={failure} isBrief onRetry={onRetry} />
    </div>
  )
}

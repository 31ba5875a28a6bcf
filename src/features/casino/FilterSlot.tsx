import type { ReactNode } from 'react'
import { ChipSkeletons } from '@/components/ChipSkeletons'
import { ServerDown } from '@/components/ServerDown'
import { ShowMore } from '@/components/ShowMore'

interface FilterSlotProps {
  variant: 'chips' | 'cards'
  /** Also names the list that has failed. */
  label: string
  isLoading: boolean
  failure: string | null
  className: string | undefined
  /** Shows further options; undefined if all are shown. */
  onMore: (() => void) | undefined
  onRetry: () => void
  children: ReactNode
}

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

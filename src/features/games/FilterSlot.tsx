import type { ReactNode } from 'react'
import { Button } from '@/components/Button'
import { ChipSkeletons } from '@/components/ChipSkeletons'

interface FilterSlotProps {
  look: 'chips' | 'cards'
  isLoading: boolean
  isFailed: boolean
  /** What the button says that asks for the list again. */
  retryLabel: string
  /** Of the line, which runs to the edges of a phone's screen. */
  className: string | undefined
  onRetry: () => void
  children: ReactNode
}

/** A filter while its list loads, when it failed, and when it is there. */
export function FilterSlot({
  look,
  isLoading,
  isFailed,
  retryLabel,
  className,
  onRetry,
  children,
}: FilterSlotProps) {
  if (isLoading) return <ChipSkeletons look={look} className={className} />
  if (!isFailed) return children
  return (
    <div>
      <Button look="ghost" icon="retry" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}

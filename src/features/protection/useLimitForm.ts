import { useState } from 'react'
import { isLimitValue, setLimits, startWaits } from '@/device/limits'
import type { LimitKind } from '@/domain/limits'
import { parseDecimal, typedDecimal } from '@/lib/format/decimalInput'
import type { LimitState } from './useLimitStates'

type Texts = Partial<Record<LimitKind, string>>

/** What the player set last: the waiting limit, or else the one in force. */
const wantedOf = ({ value, next }: LimitState) => (next ? next.value : value)

/** The form's fields: what is typed, and otherwise what the player set last, also in another tab. */
export function useLimitForm(states: readonly LimitState[], lang: string) {
  const [drafts, setDrafts] = useState<Texts>({})
  const [isChecked, setChecked] = useState(false)
  /** The limit of a typed text: null for none, undefined if it is unreadable. */
  const read = (kind: LimitKind, text: string): string | null | undefined => {
    if (text.trim() === '') return null
    const value = parseDecimal(text, lang)
    return isLimitValue(kind, value) ? value : undefined
  }
  const fields = states.map((state) => {
    const { kind } = state
    const wanted = wantedOf(state)
    const text = drafts[kind] ?? (wanted === null ? '' : typedDecimal(wanted, lang))
    const value = read(kind, text)
    return { kind, text, value, isInvalid: isChecked && value === undefined }
  })
  return {
    fields,
    change: (kind: LimitKind, text: string) => {
      setDrafts({ ...drafts, [kind]: text })
    },
    /** Saves what was changed, or returns the first unreadable field. */
    save: (): LimitKind | null => {
      setChecked(true)
      const unreadable = fields.find(({ value }) => value === undefined)
      if (unreadable) return unreadable.kind
      const changed = fields.filter(({ kind }) => drafts[kind] !== undefined)
      setLimits(Object.fromEntries(changed.map(({ kind, value }) => [kind, value ?? null])))
      setDrafts({})
      setChecked(false)
      startWaits()
      return null
    },
  }
}

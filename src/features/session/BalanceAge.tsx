import { AsOf } from '@/components/AsOf'
import { useLanguage } from '@/i18n/useLanguage'
import { serverNow } from '@/device/protection/clocks'
import { formatDay, formatTime } from '@/lib/format/dates'
import { selectOldAsOf } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Decisions 19: when an old balance, or the net of one, was true. Nothing announces it. */
export function BalanceAge({ className }: { className?: string | undefined }) {
  const lang = useLanguage()
  const asOf = useAppSelector(selectOldAsOf)
  // Each failure draws it again, because the day may have changed.
  useAppSelector(({ auth }) => auth.misses)
  if (asOf === null) return null
  const dayOf = (time: number) => formatDay(new Date(time).toISOString(), lang)
  const isToday = dayOf(asOf) === dayOf(serverNow())
  const time = isToday ? formatTime(new Date(asOf), lang) : dayOf(asOf)
  return <AsOf time={time} className={className} />
}

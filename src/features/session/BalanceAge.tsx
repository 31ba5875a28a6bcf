import { useTranslation } from 'react-i18next'
import { AsOf } from '@/components/AsOf'
import { useLanguage } from '@/i18n/useLanguage'
import { serverNow } from '@/device/protection/clocks'
import { formatDay, formatTime } from '@/lib/format/dates'
import { selectOldAsOf } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Decisions 19: when an old balance, or the net of one, was true. Nothing announces it. */
export function BalanceAge({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const asOf = useAppSelector(selectOldAsOf)
  // Each failure draws it again, because the day may have changed.
  useAppSelector(({ auth }) => auth.misses)
  if (asOf === null) return null
  const dayOf = (time: number) => formatDay(new Date(time).toISOString(), lang)
  const day = dayOf(asOf)
  return (
    <AsOf className={className}>
      {day === dayOf(serverNow())
        ? t('header.asOf', { time: formatTime(new Date(asOf), lang) })
        : t('header.asOfDay', { day })}
    </AsOf>
  )
}

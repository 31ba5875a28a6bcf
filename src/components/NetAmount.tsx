import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { formatAmount } from '@/lib/format/money'
import { Money } from './Money'

interface NetAmountProps {
  /** Decimal text, negative for a loss; null if unknown. */
  amount: string | null
  currency: string
  isExact?: boolean
  className?: string | undefined
  /** The class of the word "approximate". */
  wordClass?: string | undefined
}

/** An amount with its sign, U+2212 for a loss and none for zero, and whether it is approximate. */
export function NetAmount({
  amount,
  currency,
  isExact = true,
  className,
  wordClass,
}: NetAmountProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const unsigned = amount?.replace('-', '') ?? null
  const isZero = !/[1-9]/.test(formatAmount(unsigned, currency, lang))
  const sign = isZero ? '' : amount === unsigned ? '+' : '−'
  return (
    <>
      <Money amount={unsigned} currency={currency} lang={lang} sign={sign} className={className} />
      {!isExact && <span className={wordClass}>{` ${t('protection.check.approximate')}`}</span>}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
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

/** An amount with its sign, and whether it is approximate. */
export function NetAmount({
  amount,
  currency,
  isExact = true,
  className,
  wordClass,
}: NetAmountProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  return (
    <>
      <Money amount={amount} currency={currency} lang={lang} isNet className={className} />
      {!isExact && <span className={wordClass}>{` ${t('protection.check.approximate')}`}</span>}
    </>
  )
}

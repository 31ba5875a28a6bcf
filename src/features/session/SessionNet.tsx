import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/Money'
import { marketRule } from '@/domain/market'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { netSign } from '@/lib/format/money'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import styles from './SessionNet.module.css'
import { useSessionNet } from './useSessionNet'

const ABOUT = '≈ '

/**
 * Quality H9, Decisions 40: the net position of this session, in one colour for gains and losses. It is no
 * live region, because a screen reader would interrupt the game at each change.
 */
export function SessionNet({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const id = useId()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const { amount, isApproximate } = useSessionNet()
  const label = t(
    marketRule('netName') === 'net' ? 'protection.net.label' : 'protection.net.position',
  )
  return (
    <p
      role="group"
      aria-labelledby={id}
      className={cx(styles.net, className)}
      title={isApproximate ? `${label} (${t('protection.net.approximate')})` : label}
      data-testid="net-position"
      data-approximate={isApproximate || undefined}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>{' '}
      <span aria-hidden className={styles.short}>
        {t('protection.net.short')}{' '}
      </span>
      {isApproximate && <span aria-hidden>{ABOUT}</span>}
      <Money
        amount={amount === null ? null : amount.replace('-', '')}
        currency={currency}
        lang={lang}
        sign={netSign(amount ?? '')}
      />
      {isApproximate && <span className={styles.word}> {t('protection.net.approximate')}</span>}
    </p>
  )
}

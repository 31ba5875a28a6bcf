import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NetAmount } from '@/components/NetAmount'
import { BalanceAge } from '@/features/session/BalanceAge'
import { cx } from '@/lib/dom/cx'
import { protection } from '@/lib/pageData'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import styles from './SessionNet.module.css'
import { useSessionNet } from './useSessionNet'

const ABOUT = '≈ '

interface SessionNetProps {
  className?: string | undefined
}

export const SessionNet = ({ className }: SessionNetProps) =>
  protection.showNet && <ShownNet className={className} />

/** No live region, because a screen reader would interrupt the game. One colour: Decisions 40. */
function ShownNet({ className }: SessionNetProps) {
  const { t } = useTranslation()
  const id = useId()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const { amount, isExact } = useSessionNet()
  const label = t('protection.net.label')
  return (
    <p
      role="group"
      aria-labelledby={id}
      className={cx(styles.net, className)}
      title={isExact ? label : `${label} ${t('protection.check.approximate')}`}
      data-testid="net-position"
      data-approximate={!isExact || undefined}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>{' '}
      <span aria-hidden className={styles.short}>
        {`${t('protection.net.short')} `}
      </span>
      {!isExact && <span aria-hidden>{ABOUT}</span>}
      <NetAmount amount={amount} currency={currency} isExact={isExact} wordClass={styles.word} />
      <BalanceAge />
    </p>
  )
}

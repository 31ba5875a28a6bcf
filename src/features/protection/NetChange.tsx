import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { compareAmounts } from '@/lib/format/money'
import type { SessionRecord } from '@/device/sessionRecord'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchNetPosition, type NetPosition } from '@/store/netPosition'
import styles from './Protection.module.css'

/** Quality H4: the change of the balance by play since the login, at the moment it is shown. */
export function NetChange({ record }: { record: SessionRecord }) {
  const { startedAt, accuracy, balance } = record
  const { t } = useTranslation()
  const lang = useLanguage()
  const dispatch = useAppDispatch()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const [net, setNet] = useState<NetPosition | null>(null)

  useEffect(() => {
    let isCurrent = true
    const load = dispatch(fetchNetPosition({ startedAt, accuracy, balance }))
    void load.then((result) => {
      if (!isCurrent) return
      setNet(
        fetchNetPosition.fulfilled.match(result)
          ? result.payload
          : { amount: null, isApproximate: true },
      )
    })
    return () => {
      isCurrent = false
      load.abort()
    }
  }, [accuracy, balance, dispatch, startedAt])

  if (!net) return <Skeleton width={96} />
  const { amount, isApproximate } = net
  const sign = amount !== null && compareAmounts(amount, '0') === 1 ? '+' : ''
  return (
    <>
      <Money amount={amount} currency={currency} lang={lang} sign={sign} />
      {isApproximate && <span className={styles.hint}> {t('protection.check.approximate')}</span>}
    </>
  )
}

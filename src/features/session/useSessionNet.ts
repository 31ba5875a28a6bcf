import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { useFirstBalance } from '@/device/sessionRecord'
import type { Net } from '@/domain/ledger'
import { selectBalanceAt, selectToken } from '@/store/player/authSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { explainNet, selectSessionNet } from './sessionNet'

/** Decisions 40: reads rows when first shown, and after a poll if the balance has changed. */
export function useSessionNet(): Net {
  const store = useAppStore()
  const token = useAppSelector(selectToken)
  const { first, isSure } = useFirstBalance(token ?? '')
  const net = useAppSelector((state) => selectSessionNet(state, first), shallowEqual)

  useEffect(() => {
    if (!first) return
    let last: number | null = null
    // Not a selector, because every poll would render the bars again.
    const look = () => {
      const answeredAt = selectBalanceAt(store.getState())
      if (answeredAt === null || answeredAt === last) return
      const isNew = last === null
      last = answeredAt
      store.dispatch(explainNet(first, isNew))
    }
    look()
    return store.subscribe(look)
  }, [first, store])

  return isSure ? net : { ...net, isApproximate: true }
}

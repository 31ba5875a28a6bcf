import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { useFirstBalance } from '@/device/sessionRecord'
import type { Net } from '@/domain/ledger'
import { selectBalanceAt, selectToken } from '@/store/player/authSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { explainNet, selectSessionNet } from './sessionNet'

/**
 * The net of this session, for what shows it. Its rows are read when it is first shown and after an answer
 * of the user's poll, as far as the balance has changed (Decisions 40); while nothing shows it, none are.
 */
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

import { useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { useFirstBalance } from '@/device/sessionRecord'
import type { Net } from '@/domain/ledger'
import { selectBalanceAt, selectToken } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { explainNet, selectSessionNet } from '@/store/money/sessionNet'

/**
 * The net of this session, for what shows it. Its rows are read when it is first shown and after an answer
 * of the user's poll, as far as the balance has changed (Decisions 40); while nothing shows it, none are.
 */
export function useSessionNet(): Net {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const { first, isSure } = useFirstBalance(token ?? '')
  const answeredAt = useAppSelector(selectBalanceAt)
  const net = useAppSelector((state) => selectSessionNet(state, first), shallowEqual)
  const isNew = useRef(true)

  useEffect(() => {
    if (!first || answeredAt === null) return
    dispatch(explainNet(first, isNew.current))
    isNew.current = false
  }, [answeredAt, dispatch, first])

  return isSure ? net : { ...net, isApproximate: true }
}

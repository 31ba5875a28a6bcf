import { useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { useFirstBalance } from '@/device/protection/sessionTime'
import type { Net } from '@/domain/ledger'
import { selectBalanceAt, selectToken } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readAfterBalance, selectSessionNet } from './sessionNet'

/** Decisions 40: reads rows when first shown, and after a poll if the balance has changed. */
export function useSessionNet(): Net {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const { first, isSure } = useFirstBalance(token ?? '')
  const net = useAppSelector((state) => selectSessionNet(state, first), shallowEqual)

  const answeredAt = useAppSelector(selectBalanceAt)
  const shown = useRef<typeof first>(null)

  useEffect(() => {
    if (!first || answeredAt === null) return
    void dispatch(readAfterBalance(first, shown.current !== first))
    shown.current = first
  }, [answeredAt, dispatch, first])

  return { ...net, isExact: net.isExact && isSure }
}

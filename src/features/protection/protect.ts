import { timeState } from '@/device/protection/clocks'
import {
  isClosed,
  isProtected,
  onProtection,
  startProtection,
} from '@/device/protection/protection'
import { EVERYBODY } from '@/device/protection/stampedStore'
import { recordBalance, startSession } from '@/device/protection/sessionTime'
import { isOnline, onNetworkChange } from '@/lib/loading/network'
import {
  networkLost,
  selectBalanceAt,
  selectDetailsFailure,
  selectIsLoggedIn,
  selectToken,
  selectUser,
} from '@/store/player/authSlice'
import type { AppStore, RootState } from '@/store/store'
import { selectAccount, selectConfirmedAccount, type PlayGate } from '@/store/ui/playGate'
import { gateChanged } from '@/store/ui/playSlice'

/** Where a pause or limit is stored, a start waits for the account and the time. */
function gateOf(state: RootState): PlayGate {
  if (!isProtected()) return 'open'
  const account = selectConfirmedAccount(state)
  if (account === null) return selectDetailsFailure(state) === null ? 'waiting' : 'failed'
  if (timeState() === 'waiting') return 'waiting'
  return isClosed(account) ? 'closed' : 'open'
}

/** Tells the store whether games may start and go on; until then no game starts. */
function watchGate(store: AppStore): () => void {
  const check = () => {
    const state = store.getState()
    const gate = gateOf(state)
    // In doubt about the account, a pause of anyone ends what runs.
    const account = selectAccount(state) ?? (selectIsLoggedIn(state) ? EVERYBODY : null)
    const mayRun = !isClosed(account)
    const isSame = state.play.gate === gate && state.play.mayRun === mayRun
    if (!isSame) store.dispatch(gateChanged({ gate, mayRun }))
  }
  check()
  const stops = [store.subscribe(check), onProtection(check)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Records each session and its first balance; `since` is the start of the one that runs, by `performance.now()`. */
function watchSessions(store: AppStore, since: number): () => void {
  let session: string | null | undefined
  let start: number | null = since
  let read: number | null = null
  let stop = () => undefined as unknown
  const check = () => {
    const state = store.getState()
    const token = selectToken(state)
    if (token !== session) {
      stop()
      stop = token === null ? () => undefined : startSession(token, start ?? performance.now())
      session = token
      start = null
    }
    const balance = selectUser(state)?.balance ?? null
    const answeredAt = selectBalanceAt(state)
    if (token === null || balance === null || answeredAt === null || answeredAt === read) return
    read = answeredAt
    // The answer may be older than this code.
    const answered = performance.now() - (Date.now() - answeredAt)
    recordBalance(token, answered, balance, selectUser(state)?.currency ?? '')
  }
  check()
  const unsubscribe = store.subscribe(check)
  return () => {
    unsubscribe()
    stop()
  }
}

/** Offline, the balance is old at once. */
function watchNetwork(store: AppStore): () => void {
  const check = () => {
    if (!isOnline()) store.dispatch(networkLost())
  }
  check()
  return onNetworkChange(check)
}

/** Protects the page's players; returns a function that stops. */
export function protect(store: AppStore, since: number, onUnreadable: () => void): () => void {
  const stops = [
    startProtection(onUnreadable),
    watchSessions(store, since),
    watchGate(store),
    watchNetwork(store),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

import { beforeEach, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { readAfterBalance } from '@/features/protection/sessionNet'
import { syncToken } from '@/store/core/session'
import { readPeriod } from '@/store/money/readPeriod'
import { logout } from '@/store/player/authSlice'
import type { AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { loads } from '../../support/loads'
import { logIn } from '../../support/players'
import { createReadyStore } from '../../support/readyStore'

beforeEach(() => initTestI18n('en'))

const range = { fromDate: '2025-01-01T00:00:00Z', toDate: '2026-12-31T00:00:00Z' }

/** What the store knows of a player, and nobody else may see. */
const privateOf = (store: AppStore) => {
  const { auth, game, play, history, money, net, sport } = store.getState()
  const { user, details } = auth
  const { currentGame, launch } = game
  return { user, details, currentGame, launch, opened: play.opened, history, money, net, sport }
}

it.each(['here', 'in another tab'])(
  'after a logout %s the store forgets its player',
  async (where) => {
    const nobody = privateOf(createReadyStore())
    logIn('yasmine')
    const store = createReadyStore()
    for (const { load } of loads) await load(store)
    await store.dispatch(readPeriod({ kind: 'casino', ...range }))
    await store.dispatch(readAfterBalance({ at: Date.now(), balance: '1.000' }, true))
    const known = privateOf(store)
    for (const [name, value] of Object.entries(nobody)) {
      expect(known, name).not.toHaveProperty(name, value)
    }
    if (where === 'here') await store.dispatch(logout())
    else {
      tokenStorage.remove()
      store.dispatch(syncToken())
    }
    expect(privateOf(store)).toEqual(nobody)
  },
)

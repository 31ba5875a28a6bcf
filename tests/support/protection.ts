import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { createPlayers } from '@demo/backend/accounts'
import { fingerprint } from '@/device/fingerprint'
import { startPause } from '@/device/protection/pause'
import type { Protection } from '@/domain/protection'
import { protection } from '@/lib/pageData'
import type { PlayerName } from './players'

/** The brand's switches for safer play until the end of the test. */
export function useProtection(change: Partial<Protection>): void {
  const before = { ...protection }
  Object.assign(protection, change)
  onTestFinished(() => {
    Object.assign(protection, before)
  })
}

/** The key of a player's account. */
export const accountOf = (name: PlayerName): string =>
  fingerprint(createPlayers().find(({ username }) => username === name)?.id ?? '')

/** A pause that a player has started earlier. */
export const pausePlayer = (ms: number, name: PlayerName = 'yasmine') => {
  startPause(accountOf(name), ms)
}

/** Simulates a write in another tab: the value and its storage event. */
export function writeElsewhere(key: string, data: unknown, version = 2): void {
  act(() => {
    localStorage.setItem(key, JSON.stringify({ version, data }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

import { useSyncExternalStore } from 'react'
import { onTime, serverNow } from '@/device/protection/clocks'
import { dayOf } from './dayRange'

/** The local day of a moment by `performance.now()`, as the server's time says. */
export const dayAt = (moment: number): string =>
  dayOf(new Date(serverNow() - performance.now() + moment))

/** It is drawn again when the server's time is known: the device's date may be another. */
export const useDayAt = (moment: number): string =>
  useSyncExternalStore(onTime, () => dayAt(moment))

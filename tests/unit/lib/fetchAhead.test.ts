import { expect, it, vi } from 'vitest'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { passTime, useFakeTime } from '../../support/timers'

it('what the next press needs is asked for after a frame; its failure is nobody’s', async () => {
  useFakeTime()
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  fetchAhead(load)
  expect(load).not.toHaveBeenCalled()
  await passTime(20)
  expect(load).toHaveBeenCalledTimes(1)
})

import { expect, it, vi } from 'vitest'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { passTime, useFakeTime } from '../../support/timers'

it('code for the next press is requested after a frame, and its failure is ignored', async () => {
  useFakeTime()
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  fetchAhead(load)
  expect(load).not.toHaveBeenCalled()
  await passTime(20)
  expect(load).toHaveBeenCalledTimes(1)
})

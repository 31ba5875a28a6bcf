import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { now } from '@/device/trustedClock'
import { useHasPassed } from '@/device/useHasPassed'
import { setHidden } from '../../support/browser'
import { server } from '../../support/server'
import { passTime } from '../../support/timers'

const HOUR = 3_600_000

function Moment({ at }: { at: number | null }) {
  return <p>{useHasPassed(at) ? 'reached' : 'ahead'}</p>
}

/** The server's clock is right, whatever the device's is; returns the number of requests. */
function runServer() {
  const [start, begun] = [Date.now(), performance.now()]
  let asked = 0
  server.use(
    http.head('http://localhost:3000/', () => {
      asked++
      const date = new Date(start + performance.now() - begun)
      return HttpResponse.text('', { headers: { Date: date.toUTCString() } })
    }),
  )
  return () => asked
}

describe('Quality H2: a point in time', () => {
  it('is reached after hours, although timers are limited in length', async () => {
    vi.useFakeTimers()
    render(<Moment at={now() + 30 * HOUR} />)
    await passTime(30 * HOUR - 1)
    expect(screen.getByText('ahead')).toBeVisible()
    await passTime(1)
    expect(screen.getByText('reached')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is reached at once after a sleep, in a tab that becomes visible', () => {
    vi.useFakeTimers()
    render(<Moment at={now() + HOUR} />)
    vi.setSystemTime(Date.now() + 2 * HOUR)
    expect(screen.getByText('ahead')).toBeVisible()
    act(() => {
      setHidden(false)
    })
    expect(screen.getByText('reached')).toBeVisible()
  })

  it('is not reached by changing the clock: the server is requested', async () => {
    vi.useFakeTimers()
    const asked = runServer()
    render(<Moment at={now() + HOUR} />)
    await passTime(1000)
    expect(asked()).toBe(1)
    vi.setSystemTime(Date.now() + 25 * HOUR)
    act(() => {
      setHidden(false)
    })
    await passTime(1000)
    expect(asked()).toBe(2)
    expect(screen.getByText('ahead')).toBeVisible()
    await passTime(10 * 60_000)
    expect(asked()).toBe(2)
  })

  it('sends no request while the time is certain, and none offline', async () => {
    vi.useFakeTimers()
    const asked = runServer()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Moment at={now() + HOUR} />)
    await passTime(5 * 60_000)
    expect(asked()).toBe(0)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await passTime(30 * 60_000)
    expect(asked()).toBe(1)
  })

  it('is never reached when it is unknown', async () => {
    vi.useFakeTimers()
    render(<Moment at={null} />)
    await passTime(HOUR)
    expect(screen.getByText('ahead')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })
})

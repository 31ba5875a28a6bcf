import { fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { passTime, useFakeTime } from '../support/timers'

beforeEach(useFakeTime)

const MINUTE = 60_000

/** Opens a page, waits until it is idle, and then records its requests and commits. */
async function watch(path: string, player?: 'yasmine') {
  changeSettings({ sportUrl: 'https://sport.test/?token={token}' })
  const calls: string[] = []
  server.use(
    http.all('*/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname.replace('/api/', ''))
      return undefined
    }),
  )
  const onCommit = vi.fn()
  await renderApp(path, { onCommit, ...(player && { player }) })
  await screen.findByRole('heading', { level: 1 })
  await passTime(2000)
  // jsdom loads no frames; without a load event the page would offer a retry after 20 s.
  for (const frame of document.querySelectorAll('iframe')) fireEvent.load(frame)
  await passTime(2000)
  calls.length = 0
  onCommit.mockClear()
  return { calls, onCommit }
}

describe('§4 Refresh intervals: idle for a minute', () => {
  it('causes no request and no commit for a visitor', async () => {
    const { calls, onCommit } = await watch('/virtual')
    await passTime(MINUTE)
    expect(calls).toEqual([])
    expect(onCommit).not.toHaveBeenCalled()
  })

  it.each([
    ['/virtual', 12],
    ['/sport', 12],
    ['/profile', 24],
  ])('on %s a player costs the refreshes named and, unchanged, no commit', async (path, times) => {
    const { calls, onCommit } = await watch(path, 'yasmine')
    await passTime(MINUTE)
    expect(new Set(calls)).toEqual(new Set(['UserDetails']))
    expect(Math.abs(calls.length - times)).toBeLessThanOrEqual(2)
    expect(onCommit).not.toHaveBeenCalled()
  })
})

import { screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

it('Decisions 23: Retry on the profile waits neither for Retry-After nor for a refresh that hangs', async () => {
  let isDown = true
  const asked = { count: 0 }
  const user = { username: 'yasmine', id: '204817', balance: '1248.500', currency: 'TND' }
  const answer = (call: number) => {
    if (!isDown) return HttpResponse.json(user)
    if (call > 1) return delay('infinite').then(() => HttpResponse.json(user))
    return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '60' } })
  }
  server.use(http.get('*/api/UserDetails', () => answer(++asked.count)))
  useFakeTime()
  const { user: player } = await renderApp('/profile', { player: 'yasmine' })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await passTime(8000)
  expect(asked.count).toBe(1)
  await passTime(60_000)
  expect(asked.count).toBe(2)
  isDown = false
  await player.click(retry)
  expect(await screen.findByTestId('profile-name')).toHaveTextContent('yasmine')
  expect(asked.count).toBe(3)
})

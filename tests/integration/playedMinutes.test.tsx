import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellServerTime } from '../support/clocks'
import { go } from '../support/go'
import { PAGE, save, status } from '../support/limits'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { openLogin, sendLogin } from '../support/shell'
import { passTime, useFakeTime } from '../support/timers'

beforeEach(useFakeTime)

/** The player sets a limit of one minute a day. */
async function limitToOneMinute() {
  await tellServerTime()
  const app = await renderApp(PAGE, { player: 'yasmine' })
  await save(app, '1')
  expect(await status()).toHaveTextContent('1 minute')
  return app
}

/** Closes a tab, which runs nothing after `pagehide`: only what is stored by then stays. */
function closeTab({ view }: Pick<Awaited<ReturnType<typeof renderApp>>, 'view'>): void {
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  const stored = Object.entries<string>(localStorage)
  view.unmount()
  localStorage.clear()
  for (const [key, text] of stored) localStorage.setItem(key, text)
}

describe('The played minutes', () => {
  it('stay after a logout whose answer clears the storage: no game starts after the next login', async () => {
    server.use(
      http.post('*/api/logout', () => {
        localStorage.clear()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const bodies = answerStart()
    const { user, router } = await limitToOneMinute()
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    await passTime(66_000)
    expect(frame()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /yasmine/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await passTime(1000)
    await openLogin(user)
    await sendLogin(user)
    await screen.findByTestId('balance')
    await go(router, '/casino/play_game', { state: game })
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(PAGE)
    })
    expect(await status()).toHaveTextContent(/^Minutes per day: 1 minute.*Reached/)
    expect(frame()).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('have the last seconds before a tab is closed', async () => {
    answerStart()
    const { view } = await limitToOneMinute()
    view.unmount()
    // Counted every five seconds alone, these would be less than a minute.
    for (const seconds of [34, 29]) {
      const tab = await openGame()
      await findFrame()
      await passTime(seconds * 1000)
      closeTab(tab)
    }
    await renderApp(PAGE, { player: 'yasmine' })
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(/Reached/)
    })
  })
})

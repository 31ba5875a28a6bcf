import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { logout } from '@/store/player/authSlice'
import { holdResponses } from '../support/holdResponses'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { sendLogin } from '../support/shell'

describe('Decisions 12: a session on the play page', () => {
  it('asks a visitor to log in, and then opens that game', async () => {
    const bodies = answerStart()
    const { path, store, user } = await openGame('/contact_us', game, {})
    await waitFor(() => {
      expect(path()).toBe('/')
    })
    expect(store.getState().modal).toMatchObject({
      content: 'login',
      target: { path: '/casino/play_game', state: game },
    })
    expect(bodies).toEqual([])
    await user.click(await screen.findByRole('textbox', { name: 'Username' }))
    await user.paste('yasmine')
    await user.click(screen.getByLabelText('Password'))
    await user.paste('sirocco2026')
    await user.keyboard('{Enter}')
    expect(await findFrame()).toHaveAttribute('title', 'Sirocco Nights')
    expect(bodies).toHaveLength(1)
  }, 20_000)

  it('redirects to / when the session expires; the login opens the game again', async () => {
    answerStart()
    const { path, user } = await openGame()
    await findFrame()
    act(() => {
      tokenStorage.remove()
    })
    expect(frame()).not.toBeInTheDocument()
    await waitFor(() => {
      expect(path()).toBe('/')
    })
    await sendLogin(user)
    expect(await findFrame()).toBeInTheDocument()
    expect(path()).toBe('/casino/play_game')
  })

  it.each([true, false])(
    'starts no game when another player logs in with that dialog (first account known: %s)',
    async (isKnown) => {
      const release = isKnown ? () => undefined : holdResponses('UserDetails')
      const bodies = answerStart()
      const { path, user } = await openGame()
      await findFrame()
      if (isKnown) await screen.findByTestId('balance')
      act(() => {
        tokenStorage.remove()
      })
      release()
      await sendLogin(user, 'karim')
      await screen.findByTestId('balance')
      // The time in which the page would open the game.
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
      expect(path()).toBe('/')
      expect(frame()).not.toBeInTheDocument()
      expect(bodies).toHaveLength(1)
    },
  )

  it('redirects to / without a dialog after a logout', async () => {
    answerStart()
    const { path, store } = await openGame()
    await findFrame()
    await act(async () => {
      await store.dispatch(logout())
    })
    expect(path()).toBe('/')
    expect(frame()).not.toBeInTheDocument()
    expect(store.getState().modal.isOpen).toBe(false)
  })
})

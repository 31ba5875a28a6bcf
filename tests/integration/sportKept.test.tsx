import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { playedMs } from '@/device/protection/playTime'
import type { RenderedApp } from '../support/pages/app'
import { expire, logOut, logOutElsewhere } from '../support/ends'
import { go } from '../support/go'
import { answerStart, game } from '../support/play'
import { logIn } from '../support/players'
import { accountOf, pausePlayer, writeElsewhere } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame, frames, pressInside, speak, TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

const own = window.location.origin

beforeEach(() => {
  changeSettings({ sportUrl: TEMPLATE })
})

/** Opens a sport page, and presses inside its frame. */
async function bet(path = '/sport') {
  const asked = answerSessions()
  const app = await renderApp(path, { player: 'yasmine' })
  const frame = await findFrame()
  await pressInside(frame)
  return { ...app, asked, frame }
}

const sportFrames = () => frames().filter(({ src }) => src.startsWith('https://sport.example'))

const exit = (frame: HTMLIFrameElement) => {
  act(() => {
    const source = frame.contentWindow
    const data = { type: 'game:exit' }
    window.dispatchEvent(new MessageEvent('message', { data, origin: own, source }))
  })
}

describe('Decisions 15: the sport frame of a player who goes to the casino', () => {
  it.each([
    ['/sport', '/casino/preview'],
    ['/live', '/'],
  ])('of %s is as before when the player comes back from %s', async (path, other) => {
    const { router, frame, asked } = await bet(path)
    await go(router, other)
    expect(frames()).toEqual([frame])
    expect(frame.closest('[inert]')).not.toBeNull()
    await go(router, path)
    expect(frames()).toEqual([frame])
    expect(frame.closest('[inert]')).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.each(['/sport', '/live'])('of %s counts no minutes while it is hidden', async (path) => {
    useFakeTime()
    const { router } = await bet(path)
    await screen.findByTestId('balance')
    await passTime(20_000)
    const shown = playedMs(accountOf('yasmine'))
    expect(shown).toBeGreaterThan(0)
    await go(router, '/casino/preview')
    await passTime(1000)
    const left = playedMs(accountOf('yasmine'))
    await passTime(60_000)
    expect(playedMs(accountOf('yasmine'))).toBe(left)
    await go(router, path)
    await passTime(20_000)
    expect(playedMs(accountOf('yasmine'))).toBeGreaterThan(left + 10_000)
  })

  it('leaves no page when the token disappears meanwhile', async () => {
    const { router } = await bet()
    await go(router, '/casino/preview')
    await logOutElsewhere()
    expect(router.state.location.pathname).toBe('/casino/preview')
    expect(frames()).toEqual([])
  })

  it('leaves no page when the partner ends it meanwhile', async () => {
    useFakeTime()
    const { router, frame } = await bet()
    await go(router, '/casino/preview')
    exit(frame)
    expect(frames()).toEqual([])
    await passTime(1000)
    expect(router.state.location.pathname).toBe('/casino/preview')
  })

  type Player = RenderedApp & { frame: HTMLIFrameElement }
  const ends: [string, (player: Player) => unknown][] = [
    ['a logout', logOut],
    ['a logout in another tab', logOutElsewhere],
    ['an expired session', expire],
    [
      'another player',
      () => {
        act(() => {
          logIn('karim')
        })
      },
    ],
    ['another language', () => speak('fr')],
    [
      'a pause',
      () => {
        act(() => {
          pausePlayer(3_600_000)
        })
      },
    ],
    [
      'the minutes of a day, reached in another tab',
      () => {
        const account = accountOf('yasmine')
        writeElsewhere('limits', { [account]: { minutes: 1, next: null } })
        writeElsewhere('playTime', { [account]: [[Date.now() - 90_000, Date.now() - 2000]] })
      },
    ],
    [
      'ten minutes, and not after nine',
      async ({ frame }) => {
        await passTime(540_000)
        expect(sportFrames()).toEqual([frame])
        await passTime(60_100)
      },
    ],
    [
      'a game',
      ({ router }) => {
        answerStart()
        return go(router, '/casino/play_game', { state: game })
      },
    ],
    [
      "the partner's exit",
      ({ frame }) => {
        exit(frame)
      },
    ],
  ]

  it.each(ends)('goes with %s', async (_, end) => {
    useFakeTime()
    const player = await bet()
    const { router, frame } = player
    await screen.findByTestId('balance')
    await go(router, '/casino/preview')
    await passTime(1000)
    expect(sportFrames()).toEqual([frame])
    await end(player)
    await waitFor(() => {
      expect(sportFrames()).toEqual([])
    })
    // Nothing opens it again without the player.
    await passTime(5000)
    expect(sportFrames()).toEqual([])
  })

  it('goes with the other view, which has its own', async () => {
    const { router, frame } = await bet()
    await go(router, '/live')
    const other = await findFrame()
    expect(frame).not.toBeInTheDocument()
    expect(frames()).toEqual([other])
  })

  it('goes at once if the player has not pressed in it', async () => {
    answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await findFrame()
    await go(router, '/casino/preview')
    expect(frames()).toEqual([])
  })

  it('starts anew after Retry', async () => {
    const { user, frame, asked } = await bet()
    await user.click(screen.getByRole('button', { name: 'Not loading?' }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(frame).not.toBeInTheDocument()
    })
    await findFrame()
    expect(asked).toHaveLength(2)
  })
})

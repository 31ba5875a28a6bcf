import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPlayState, type PlayState } from '@/features/play/playState'
import { useGameLaunch } from '@/features/play/useGameLaunch'
import { closeGame, selectOpening } from '@/store/gameSlice'
import { recentGames } from '@/device/recentGames'
import { wireGames } from '../../../support/games'
import { runHook } from '../../../support/hook'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'
import { server } from '../../../support/server'

const [played, other] = wireGames(2, 1001).map((game) => readPlayState(game)!) as [
  PlayState,
  PlayState,
]
const nothing = { launch: null, failure: null }
const URL = 'https://games.example/nights?s=1'

/** Responds to StartGame; returns the request bodies. */
function answerStart(launch: object = { url: URL, isFrame: true }, status = 200) {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/StartGame', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(launch, { status })
    }),
  )
  return bodies
}

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

const open = (key = 'a', what = played) =>
  runHook((props: { key: string; what: PlayState }) => useGameLaunch(props.what, props.key), {
    key,
    what,
  })
const recent = () => recentGames.get().value.map(({ game_id }) => game_id)

describe('§4 Play game', () => {
  it("returns the frame's target after the response, and stores the game as played", async () => {
    const sent = answerStart()
    const { result } = open()
    expect(result.current).toEqual(nothing)
    expect(recent()).toEqual([])
    await waitFor(() => {
      expect(result.current.launch?.target.src).toBe(URL)
    })
    expect(result.current).toMatchObject({ failure: null, launch: { script: null } })
    expect(sent).toEqual([{ game_id: 1001, provider: 37 }])
    expect(recent()).toEqual([1001])
  })

  it('returns why a game failed, and does not store it as played', async () => {
    answerStart({ message: 'Closed for today.' }, 500)
    const { result } = open()
    await waitFor(() => {
      expect(result.current).toEqual({ launch: null, failure: 'Closed for today.' })
    })
    expect(recent()).toEqual([])
  })

  it.each(['https://player:secret@games.example/', 'javascript:alert(1)'])(
    'Decisions 13: a rejected URL (%s) is a game error',
    async (url) => {
      answerStart({ url, isFrame: true })
      const { result } = open()
      await waitFor(() => {
        expect(result.current).toEqual({ launch: null, failure: 'Unknown error' })
      })
      expect(recent()).toEqual([])
    },
  )

  it('requests another opening again, and returns nothing of the previous one', async () => {
    const sent = answerStart()
    const { result, rerender } = open()
    await waitFor(() => {
      expect(result.current.launch).not.toBeNull()
    })
    answerStart({ url: 'https://games.example/other', isFrame: true })
    rerender({ key: 'b', what: other })
    expect(result.current).toEqual(nothing)
    await waitFor(() => {
      expect(result.current.launch?.target.src).toBe('https://games.example/other')
    })
    expect(sent).toHaveLength(1)
    expect(recent()).toEqual([1002, 1001])
  })

  it('sends no new request when the same opening renders again', async () => {
    const sent = answerStart()
    const { result, rerender, store } = open()
    await waitFor(() => {
      expect(result.current.launch).not.toBeNull()
    })
    const { launch } = result.current
    rerender({ key: 'a', what: { ...played } })
    expect(result.current.launch).toBe(launch)
    expect(selectOpening(store.getState())?.key).toBe('a')
    expect(sent).toHaveLength(1)
  })

  it('returns nothing of a closed game', async () => {
    answerStart({}, 500)
    const { result, store } = open()
    await waitFor(() => {
      expect(result.current.failure).toBe('Unknown error')
    })
    act(() => {
      store.dispatch(closeGame())
    })
    expect(result.current).toEqual(nothing)
  })
})

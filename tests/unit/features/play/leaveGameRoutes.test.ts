import { act, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPlayState } from '@/features/play/playState'
import { useLeaveGame } from '@/features/play/useLeaveGame'
import { usePlayEntries } from '@/features/play/usePlayEntries'
import { selectOpening, startGame } from '@/store/gameSlice'
import { createStore } from '@/store/store'
import { runHook } from '../../../support/hook'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

/** The app at `url`, with play pages that show a game of this type. */
function visit(url: string, type: unknown = 1) {
  const store = createStore()
  const game = readPlayState({ game_id: 1, type })!
  const view = runHook(
    ({ isMini }: { isMini: boolean }) => {
      const { pathname, key } = useLocation()
      const isOnPage = pathname.endsWith('/play_game')
      usePlayEntries(isOnPage, isOnPage || isMini)
      return useLeaveGame(game, key)
    },
    { isMini: false },
    { store, url },
  )
  const { router, result, go, rerender } = view
  return {
    go,
    opening: () => selectOpening(store.getState())?.key ?? null,
    play: async (key: string, options?: { replace: boolean }) => {
      await go('/casino/play_game', options)
      await act(() => store.dispatch(startGame({ key, game_id: 1, provider: 37 })))
    },
    minimise: (isMini: boolean) => {
      rerender({ isMini })
    },
    leave: async (how: 'close' | 'stepOut') => {
      const before = router.state.location.key
      act(() => {
        result.current[how]()
        result.current[how]()
      })
      await waitFor(() => {
        expect(router.state.location.key).not.toBe(before)
      })
    },
    where: () => [
      router.state.location.pathname + router.state.location.search,
      router.state.historyAction,
    ],
  }
}

describe('Decisions 14: a closed game', () => {
  it('goes back if the previous entry is its preview, and keeps the query', async () => {
    const { play, leave, where, opening } = visit('/casino/preview?p=37')
    await play('a')
    expect(opening()).toBe('a')
    await leave('close')
    expect(where()).toEqual(['/casino/preview?p=37', 'POP'])
    expect(opening()).toBeNull()
  })

  it.each([
    [1, '/casino/preview'],
    ['2', '/live_casino/preview'],
    [3, '/crash/preview'],
    [9, '/'],
  ])('of type %j, opened elsewhere, is replaced by %s', async (type, preview) => {
    const { play, leave, where, go } = visit('/contact_us', type)
    await play('a')
    await leave('close')
    expect(where()).toEqual([preview, 'REPLACE'])
    await go(-1)
    expect(where()[0]).toBe('/contact_us')
  })

  it('treats the preview of another type as another page', async () => {
    const { play, leave, where } = visit('/crash/preview')
    await play('a')
    await leave('close')
    expect(where()).toEqual(['/casino/preview', 'REPLACE'])
  })

  it('does not go back if the play page has replaced the previous page', async () => {
    const { play, go, leave, where } = visit('/')
    await go('/casino/preview?p=37')
    await play('a', { replace: true })
    await leave('close')
    expect(where()).toEqual(['/casino/preview', 'REPLACE'])
  })

  it('goes back correctly after Back and Forward', async () => {
    const { play, go, leave, where } = visit('/casino/preview?s=x')
    await play('a')
    await go(-1)
    await go(1)
    await leave('close')
    expect(where()).toEqual(['/casino/preview?s=x', 'POP'])
  })

  it('is left once per entry, so that the next game can be closed, too', async () => {
    const { play, leave, where } = visit('/casino/preview')
    await play('a')
    await leave('close')
    await play('b')
    await leave('close')
    expect(where()).toEqual(['/casino/preview', 'POP'])
  })
})

describe('A minimised game', () => {
  it('returns to the page from which it was opened, and keeps running', async () => {
    const { play, minimise, leave, where, opening } = visit('/contact_us')
    await play('a')
    minimise(true)
    await leave('stepOut')
    expect(where()).toEqual(['/contact_us', 'POP'])
    expect(opening()).toBe('a')
    minimise(false)
    expect(opening()).toBeNull()
  })

  it('never returns to another game', async () => {
    const { go, play, minimise, leave, where } = visit('/')
    await go('/crash/play_game')
    await play('a')
    minimise(true)
    await leave('stepOut')
    expect(where()).toEqual(['/casino/preview', 'REPLACE'])
  })

  it('leads to its preview if the previous page is unknown', async () => {
    const { minimise, leave, where } = visit('/casino/play_game')
    minimise(true)
    await leave('stepOut')
    expect(where()).toEqual(['/casino/preview', 'REPLACE'])
  })
})

describe('A game that no page shows any more', () => {
  it('ends when its page is left with a link', async () => {
    const { play, go, opening } = visit('/casino/preview')
    await play('a')
    await go('/contact_us')
    expect(opening()).toBeNull()
  })
})

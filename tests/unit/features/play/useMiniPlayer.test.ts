import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useMiniPlayer, type OpenGame } from '@/features/play/useMiniPlayer'
import { readPlayState } from '@/features/play/playState'

const opening = (key: string): OpenGame => ({ key, game: readPlayState({ game_id: key })! })
const [one, two] = [opening('1'), opening('2')]

/** On the play page of a game. */
function play(onPage: OpenGame | null = one) {
  const view = renderHook(
    (props: { onPage: OpenGame | null; mayRun: boolean }) =>
      useMiniPlayer(props.onPage, props.mayRun),
    { initialProps: { onPage, mayRun: true } },
  )
  return {
    see: () => {
      const { opening: shown, isMini } = view.result.current
      return [shown?.key ?? null, isMini]
    },
    show: (page: OpenGame | null, mayRun = true) => {
      view.rerender({ onPage: page, mayRun })
    },
    minimise: (what: OpenGame) => {
      act(() => {
        view.result.current.minimise(what)
      })
    },
    end: () => {
      act(() => {
        view.result.current.end()
      })
    },
  }
}

describe('The mini player', () => {
  it('is hidden while the play page shows its game, and without a game', () => {
    expect(play().see()).toEqual(['1', false])
    expect(play(null).see()).toEqual([null, false])
  })

  it('a game that is not minimised ends with its page', () => {
    const { show, see } = play()
    show(null)
    expect(see()).toEqual([null, false])
  })

  it('keeps a minimised game on all other pages', () => {
    const { show, minimise, see } = play()
    minimise(one)
    expect(see()).toEqual(['1', false])
    show(null)
    expect(see()).toEqual(['1', true])
    show(null)
    expect(see()).toEqual(['1', true])
  })

  it('ends when its own play page shows the game again', () => {
    const { show, minimise, see } = play()
    minimise(one)
    show(null)
    show(one)
    expect(see()).toEqual(['1', false])
    show(null)
    expect(see()).toEqual([null, false])
  })

  it('is replaced by another game, and does not return', () => {
    const { show, minimise, see } = play()
    minimise(one)
    show(null)
    show(two)
    expect(see()).toEqual(['2', false])
    show(null)
    expect(see()).toEqual([null, false])
  })

  it('ends for good when no game may run', () => {
    const { show, minimise, see } = play()
    minimise(one)
    show(null)
    show(null, false)
    expect(see()).toEqual([null, false])
    show(null)
    expect(see()).toEqual([null, false])
  })

  it('closes', () => {
    const { show, minimise, end, see } = play()
    minimise(one)
    show(null)
    end()
    expect(see()).toEqual([null, false])
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GameGrid } from '@/components/games/GameGrid'
import { GameImage } from '@/components/games/GameImage'
import { GameRail } from '@/components/games/GameRail'
import { GameTile } from '@/components/games/GameTile'
import type { Game } from '@/domain/entities'
import { initTestI18n } from '../../support/i18n'

const game: Game = {
  name: 'Fennec Moon',
  image: '/demo/covers/7.webp',
  game_id: 7,
  provider_id: 37,
  provider_name: 'Pragmatic',
  type: 1,
}

/** An observer that reports an intersection when the test says so. */
function stubObserver() {
  const seen: { callback: (entries: unknown[]) => void; targets: Element[] }[] = []
  class Observer {
    private readonly record: (typeof seen)[number]
    constructor(callback: (entries: unknown[]) => void) {
      this.record = { callback, targets: [] }
      seen.push(this.record)
    }
    observe(target: Element) {
      this.record.targets.push(target)
    }
    unobserve() {
      return undefined
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (target: Element, isIntersecting: boolean) => {
    act(() => {
      for (const { callback, targets } of seen) {
        if (targets.includes(target)) callback([{ target, isIntersecting }])
      }
    })
  }
}

const quietObserver = IntersectionObserver

describe('Game pictures', () => {
  afterEach(() => {
    vi.stubGlobal('IntersectionObserver', quietObserver)
  })

  it('load only when they are near the viewport, and stay', async () => {
    vi.resetModules()
    const tell = stubObserver()
    const { GameImage: Fresh } = await import('@/components/games/GameImage')
    const { container } = render(<Fresh src={game.image} name={game.name} />)
    const image = container.querySelector('img')!
    expect(image).not.toHaveAttribute('src')
    tell(image, false)
    expect(image).not.toHaveAttribute('src')
    tell(image, true)
    expect(image).toHaveAttribute('src', game.image)
    tell(image, false)
    expect(image).toHaveAttribute('src', game.image)
  })

  it('in the first view load at once', () => {
    stubObserver()
    const { container } = render(<GameImage src={game.image} name={game.name} isUrgent />)
    const image = container.querySelector('img')!
    expect(image).toHaveAttribute('src', game.image)
    expect(image).toHaveAttribute('loading', 'eager')
  })

  it('load at once without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { container } = render(<GameImage src={game.image} name={game.name} />)
    expect(container.querySelector('img')).toHaveAttribute('src', game.image)
  })

  it("are replaced by the game's name when they fail, until the address changes", () => {
    const { container, rerender } = render(<GameImage src="/broken.svg" name={game.name} />)
    fireEvent.error(container.querySelector('img')!)
    expect(screen.getByText('Fennec Moon')).toBeInTheDocument()
    rerender(<GameImage src={game.image} name={game.name} />)
    expect(container.querySelector('img')).toBeInTheDocument()
  })
})

describe('Game tiles (UI-CONTRACT)', () => {
  beforeEach(() => initTestI18n('en'))
  afterEach(() => {
    vi.stubGlobal('IntersectionObserver', quietObserver)
  })

  it("are buttons whose name is the game's and whose description is the provider", () => {
    render(
      <GameGrid
        games={[game]}
        tile={(each) => <GameTile key={each.game_id} game={each} onOpen={() => undefined} />}
      />,
    )
    const tile = screen.getByRole('button', { name: 'Fennec Moon' })
    expect(tile).toBe(screen.getByTestId('game-tile'))
    expect(tile).toHaveAccessibleDescription('Pragmatic')
    expect(tile).toHaveAttribute('data-game-id', '7')
    expect(tile).toHaveAttribute('data-provider-id', '37')
  })

  it('are in blocks of whole rows; a block rerenders only when its own games change', () => {
    const games = Array.from({ length: 60 }, (_, index) => ({ ...game, game_id: index }))
    const drawn: number[] = []
    const tile = (each: Game) => {
      drawn.push(Number(each.game_id))
      return <GameTile key={each.game_id} game={each} onOpen={() => undefined} />
    }
    const { rerender } = render(<GameGrid games={games.slice(0, 50)} loading={10} tile={tile} />)
    expect(screen.getAllByRole('list')).toHaveLength(2)
    expect(screen.getAllByTestId('game-tile')).toHaveLength(50)
    expect(screen.getAllByTestId('skeleton')).toHaveLength(10)
    drawn.length = 0
    rerender(<GameGrid games={games} tile={tile} />)
    expect(screen.getAllByTestId('game-tile')).toHaveLength(60)
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument()
    expect(Math.min(...drawn)).toBe(42)
  })

  it('far from the viewport, they have only their name until they come near', async () => {
    vi.resetModules()
    const tell = stubObserver()
    const { GameGrid: Grid } = await import('@/components/games/GameGrid')
    const { GameTile: Tile } = await import('@/components/games/GameTile')
    const games = Array.from({ length: 60 }, (_, index) => ({ ...game, game_id: index }))
    const heart = () => <button>Favourite</button>
    const tile = (each: Game) => (
      <Tile key={each.game_id} game={each} onOpen={() => undefined} Aside={heart} />
    )
    const { container } = render(<Grid games={games} tile={tile} />)
    const count = () => [
      screen.getAllByRole('button', { name: 'Fennec Moon' }).length,
      screen.getAllByRole('button', { name: 'Favourite' }).length,
      container.querySelectorAll('img').length,
    ]
    expect(count()).toEqual([60, 42, 42])
    tell(screen.getAllByRole('list')[1]!, true)
    expect(count()).toEqual([60, 60, 60])
  })

  it('of a long list come one block after each frame, without moving what is below', async () => {
    vi.stubGlobal('CSS', { supports: () => true })
    const games = Array.from({ length: 130 }, (_, index) => ({ ...game, game_id: index }))
    const tile = (each: Game) => (
      <GameTile key={each.game_id} game={each} onOpen={() => undefined} />
    )
    const { rerender } = render(<GameGrid list="all" games={games} tile={tile} />)
    const count = () => screen.getAllByTestId('game-tile').length
    const reserved = () => {
      const { lastElementChild } = screen.getByTestId('game-grid')
      return Number((lastElementChild as HTMLElement).style.getPropertyValue('--slots'))
    }
    expect([count(), reserved()]).toEqual([42, 130 - 42])
    await waitFor(() => {
      expect([count(), reserved()]).toEqual([84, 130 - 84])
    })
    await waitFor(() => {
      expect(count()).toBe(130)
    })
    rerender(<GameGrid list="all" games={games} loading={28} tile={tile} />)
    expect(count()).toBe(130)
    expect(screen.getAllByTestId('skeleton')).toHaveLength(28)
    const refreshed = [{ ...game, game_id: 1000 }, ...games]
    rerender(<GameGrid list="all" games={refreshed} tile={tile} />)
    expect(count()).toBe(131)
    rerender(<GameGrid list="new" games={[]} loading={28} tile={tile} />)
    rerender(<GameGrid list="new" games={games} tile={tile} />)
    expect(count()).toBe(42)
    rerender(<GameGrid list="old" games={games} tile={tile} isWhole />)
    expect(count()).toBe(130)
  })

  it('open their game with one press, and contain no other controls', async () => {
    const open = vi.fn()
    const user = userEvent.setup()
    render(<GameTile game={game} onOpen={open} Aside={() => <button>Favourite</button>} />)
    const tile = screen.getByRole('button', { name: 'Fennec Moon' })
    expect(within(tile).queryByRole('button')).not.toBeInTheDocument()
    await user.click(tile)
    expect(open).toHaveBeenCalledExactlyOnceWith(game)
  })

  it('are replaced by skeletons while their list loads', () => {
    const { rerender } = render(<GameRail loading={6} />)
    expect(screen.getAllByTestId('skeleton')).toHaveLength(6)
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    rerender(<GameRail />)
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument()
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false')
  })
})

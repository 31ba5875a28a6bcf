import { act, fireEvent, render, screen, within } from '@testing-library/react'
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

describe('Game tiles', () => {
  beforeEach(() => initTestI18n('en'))

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

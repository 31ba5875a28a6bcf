import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useQuickChoice } from '@/lib/loading/useQuickChoice'

function List({ category, games }: { category: string; games: Promise<string> }) {
  return <p>{category === 'all' ? 'All games' : use(games)}</p>
}

function Page({ games, isFixed = false }: { games: Promise<string>; isFixed?: boolean }) {
  const [category, setCategory] = useState('all')
  const [chosen, choose] = useQuickChoice(category, (next) => {
    if (!isFixed) setCategory(next)
  })
  return (
    <>
      <button
        aria-pressed={chosen === 'slots'}
        onClick={() => {
          choose('slots')
        }}
      >
        Slots
      </button>
      <Suspense>
        <List category={category} games={games} />
      </Suspense>
    </>
  )
}

const slots = () => screen.getByRole('button', { name: 'Slots' })

describe('Quality L5: a choice shows before the page that follows from it', () => {
  it('shows the choice at once, above the old page until the new one is ready', async () => {
    let load!: (games: string) => void
    const games = new Promise<string>((resolve) => {
      load = resolve
    })
    const user = userEvent.setup()
    render(<Page games={games} />)
    // React wants the press of a part that waits for its data in an awaited `act`.
    await act(() => user.click(slots()))
    expect(slots()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('All games')).toBeVisible()
    await act(async () => {
      load('Slots only')
      await games
    })
    expect(await screen.findByText('Slots only')).toBeVisible()
    expect(slots()).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the old value again if the choice has no effect', async () => {
    const user = userEvent.setup()
    render(<Page games={Promise.resolve('')} isFixed />)
    await user.click(slots())
    await waitFor(() => {
      expect(slots()).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

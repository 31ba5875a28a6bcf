import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, type ComponentType } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Link } from '@/components/Link'

describe('A link', () => {
  it('is marked from the press until its page shows', async () => {
    let load!: (page: { default: ComponentType }) => void
    const loading = new Promise<{ default: ComponentType }>((resolve) => (load = resolve))
    const Page = lazy(() => loading)
    render(
      <MemoryRouter>
        <Link to="/rules">Rules</Link>
        <Suspense>
          <Routes>
            <Route path="/" element="The lobby" />
            <Route path="/rules" element={<Page />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Rules' })
    expect(link).not.toHaveAttribute('data-following')
    await userEvent.click(link)
    expect(link).toHaveAttribute('data-following')
    expect(screen.getByText('The lobby')).toBeVisible()
    await act(async () => {
      load({ default: () => 'The rules' })
      await loading
    })
    expect(await screen.findByText('The rules')).toBeVisible()
    expect(link).not.toHaveAttribute('data-following')
  })
})

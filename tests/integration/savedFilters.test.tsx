import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findRadio } from '../support/games'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'

const resume = () => screen.queryByRole('button', { name: 'Resume your filters' })

describe('My games: saved filters of each section', () => {
  it('are offered to a returning player without filters, and are applied only on request', async () => {
    const { user, router } = await renderApp('/casino/preview')
    expect(resume()).toBeNull()
    await user.click(await findRadio('Providers', 'Pragmatic'))
    await waitFor(() => {
      expect(localStorage.getItem('gameFilters')).toContain('37')
    })
    expect(resume()).toBeNull()
    await go(router, '/virtual')
    await go(router, '/casino/preview')
    await waitFor(() => {
      expect(resume()).toBeVisible()
    })
    expect(router.state.location.search).toBe('')
    await user.click(resume()!)
    expect(router.state.location.search).toBe('?p=37')
    expect(resume()).toBeNull()
    // Clearing the filters removes the offer.
    await user.click(await findRadio('Providers', 'All'))
    expect(router.state.location.search).toBe('')
    expect(resume()).toBeNull()
  })

  it('belong to their own section, and an address with filters shows no offer', async () => {
    localStorage.setItem(
      'gameFilters',
      '{"version":1,"data":{"1":{"provider":"37","category":""},"9":{"provider":"1"}}}',
    )
    const { router } = await renderApp('/crash/preview')
    expect(resume()).toBeNull()
    await go(router, '/casino/preview?s=ember')
    expect(resume()).toBeNull()
    await go(router, '/virtual')
    await go(router, '/casino/preview')
    await waitFor(() => {
      expect(resume()).toBeVisible()
    })
  })
})

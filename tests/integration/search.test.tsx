import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'
import { dialog, field, group, names, openSearch, serverFinds } from '../support/search'

describe('Search everywhere: how it opens', () => {
  it.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}']])(
    '%s opens it from any page and focuses its field; Escape returns the focus',
    async (keys) => {
      const { user } = await renderApp('/virtual')
      const link = screen.getByRole('link', { name: 'Skip to content' })
      link.focus()
      await user.keyboard(keys)
      expect(await field()).toHaveFocus()
      expect(await field()).toHaveValue('')
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(link).toHaveFocus()
    },
  )

  it('Ctrl-K opens it even from a field', async () => {
    const { user } = await renderApp('/casino/preview')
    await user.click(await screen.findByRole('searchbox', { name: 'Search' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(await dialog()).toBeVisible()
  })

  it('search shortcuts do nothing while another dialog is open', async () => {
    const { user } = await renderApp('/')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('dialog', { name: 'Login' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('Search everywhere: what a result opens', () => {
  it('a visitor who selects a game logs in first, then the game opens', async () => {
    serverFinds(() => ['Zanzibar Nights'])
    const { user, field: box, router } = await openSearch('/virtual')
    await user.type(box, 'zanzibar')
    await screen.findByRole('option', { name: /Zanzibar/ })
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'yasmine')
    await user.type(screen.getByLabelText('Password'), 'sirocco2026{Enter}')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/casino/play_game')
    })
    expect(router.state.location.state).toMatchObject({ name: 'Zanzibar Nights', provider_id: 37 })
  })

  it('a provider opens the preview of its type', async () => {
    serverFinds(() => ['Zanzibar Nights'])
    const { user, field: box, router } = await openSearch('/virtual')
    await user.type(box, 'zanzibar')
    await screen.findByRole('option', { name: /Zanzibar/ })
    await user.clear(box)
    await user.type(box, 'pragmatic')
    await user.click((await group('Providers')).getAllByRole('option')[0]!)
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/casino/preview?p=37',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a protected page requires a login first', async () => {
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'prematch{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('the arrow keys move through all groups, wrap around, and update the active option', async () => {
    serverFinds(() => [])
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'casino')
    const options = await screen.findAllByRole('option')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(options.length).toBeGreaterThan(2)
    expect(active()).toBe(options[0])
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(options.at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe(options[1])
    expect(active()).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveFocus()
  })

  it('searches with a selected result are saved on this device until they are deleted', async () => {
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'result{Enter}')
    await user.click(screen.getByRole('button', { name: 'Search everywhere' }))
    const recent = await group('Recent searches')
    await user.click(recent.getByRole('option', { name: 'result' }))
    expect(await field()).toHaveValue('result')
    expect(screen.getByRole('option', { name: 'Result' })).toBeVisible()
    await user.clear(await field())
    await user.click(screen.getByRole('button', { name: 'Erase recent searches' }))
    expect(names()).toEqual([])
    expect(localStorage.getItem('recentSearches')).not.toContain('result')
  })
})

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/renderApp'
import { go } from '../support/go'
import { mainMenu } from '../support/shell'

const follow = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) => {
  await user.click(mainMenu().getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

describe('The document title', () => {
  it("is the page title followed by the brand; unknown paths use the home page's title", async () => {
    const { router } = await renderApp('/virtual')
    expect(document.title).toBe('Virtual · Sirocco')
    await go(router, '/facebook')
    await waitFor(() => {
      expect(document.title).toBe('Home · Sirocco')
    })
  })
})

describe('After a route change', () => {
  it('the heading gets the focus, but not on the first load', async () => {
    const { user } = await renderApp('/result')
    expect(document.body).toHaveFocus()
    await follow(user, 'Streaming')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(document.title).toBe('Streaming · Sirocco')
  })

  it('a change of the query keeps the focus where it is', async () => {
    const { router } = await renderApp('/casino/preview')
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    search.focus()
    await go(router, '/casino/preview?s=fox')
    await waitFor(() => {
      expect(search).toHaveValue('fox')
    })
    expect(search).toHaveFocus()
  })
})

describe('DECISIONS 8: scroll position', () => {
  const watchScrolls = () => {
    const scrolled: number[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation((_?: unknown, top = 0) => {
      scrolled.push(top)
      window.scrollY = top
    })
    return scrolled
  }

  it('a link pressed before the browser reports the scroll: Back restores the position', async () => {
    const { user, router } = await renderApp('/result')
    const scrolled = watchScrolls()
    window.scrollY = 900
    await follow(user, 'Streaming')
    expect(scrolled).toEqual([0])
    await go(router, -1)
    await screen.findByRole('heading', { level: 1, name: 'Result' })
    expect(scrolled.at(-1)).toBe(900)
  })

  it('a new page starts at the top, Back restores the scroll position', async () => {
    const { user, router } = await renderApp('/result')
    const scrolled = watchScrolls()
    window.scrollY = 700
    window.dispatchEvent(new Event('scroll'))

    await follow(user, 'Streaming')
    expect(scrolled).toEqual([0])
    await go(router, '/straming?x=1')
    await go(router, -1)
    await go(router, -1)
    await screen.findByRole('heading', { level: 1, name: 'Result' })
    expect(scrolled.at(-1)).toBe(700)
  })
})

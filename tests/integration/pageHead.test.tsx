import { act, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { paths } from '@/domain/paths'
import { publicPages } from '@/domain/publicPages'
import { RequireLogin } from '@/features/session/RequireLogin'
import { languages } from '@/lib/languages'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'

// As served.
const description = Object.assign(document.createElement('meta'), { name: 'description' })
beforeEach(() => {
  document.head.append(description)
})
afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove()
})

/** What search engines read. */
const headOf = () => ({
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  links: [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]'),
  ].map(({ rel, hreflang, href }) => `${hreflang || rel} ${href}`),
})
const linksOf = (site: string, path: string, query: string) => [
  `canonical ${site}${path}${query}`,
  ...languages.map(({ pref }, index) => `${pref} ${site}${path}${index ? `?lng=${pref}` : ''}`),
  `x-default ${site}${path}`,
]

describe('the head of a page, for search engines', () => {
  it('follows page and language, with full addresses of the host', async () => {
    const { router } = await renderApp('/Contact_us/?from=mail')
    await waitFor(() => {
      expect(headOf().links).toEqual(linksOf(window.location.origin, '/contact_us', '?lng=en'))
    })
    const before = headOf().description
    await go(router, '/virtual')
    await act(() => i18next.changeLanguage('fr'))
    await waitFor(() => {
      expect(headOf().links).toEqual(linksOf(window.location.origin, '/virtual', ''))
    })
    expect(headOf().description).not.toBe(before)
    expect(headOf().robots).toBeUndefined()
  })

  it('has addresses of the site that the brand names', async () => {
    changeSettings({ site: 'https://a.example' })
    await renderApp('/')
    await waitFor(() => {
      expect(headOf().links).toEqual(linksOf('https://a.example', '/', '?lng=en'))
    })
  })

  it.each(['/my_games', '/no_such_page'])('%s asks not to be listed', async (path) => {
    const { router } = await renderApp(path)
    await waitFor(() => {
      expect(headOf()).toMatchObject({ robots: 'noindex', links: [] })
    })
    await go(router, '/virtual')
    await waitFor(() => {
      expect(headOf().robots).toBeUndefined()
    })
  })

  it('is public for all pages that need no login and no game of this device', () => {
    const isPrivate = (path: string) => path.endsWith('/play_game') || path === paths.myGames
    const needsLogin = (element: ReactNode) =>
      isValidElement(element) && element.type === RequireLogin
    const open = routes.filter(
      ({ path, element, sport }) => !isPrivate(path) && !sport && !needsLogin(element),
    )
    expect(publicPages.map(({ key, path }) => [key, path]).sort()).toEqual(
      open.map(({ handle, path }) => [handle.title, path]).sort(),
    )
  })
})

import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import atlas from '../../brands/atlas.json'
import specified from '../fixtures/brand.json'
import type { BrandFile } from '@/domain/brandShape'
import { setViewport } from '../support/browser'
import { recordCalls } from '../support/games'
import { initTestI18n } from '../support/i18n'
import { writePageData } from '../support/pageData'
import type { renderApp as RenderApp } from '../support/renderApp'
import { header, mainMenu } from '../support/shell'

let renderApp: typeof RenderApp

/** Modules read the brand when they load, so reload the app with another brand. */
beforeAll(async () => {
  await initTestI18n('en')
  vi.resetModules()
  writePageData(atlas as BrandFile)
  ;({ renderApp } = await import('../support/renderApp'))
})

afterAll(() => {
  writePageData(specified as BrandFile)
  vi.resetModules()
})

const namesOf = (roots: HTMLElement[]) => roots.map((each) => each.textContent)

describe('Decisions 1: the sample brand', () => {
  it('shows its name, its logo and its menu in its order, and never the default brand', async () => {
    await renderApp('/contact_us', { lang: 'en' })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    const [logo] = header().getAllByRole('link')
    expect(logo).toHaveAccessibleName(expect.stringContaining('Atlas'))
    expect(logo?.querySelector('img')).toHaveAttribute('src', '/brand/atlas.svg')
    expect(document.title).toMatch(/ · Atlas$/)
    const entries = namesOf(mainMenu().getAllByRole('listitem'))
    const order = ['Home', 'Live Casino', 'Casino', 'Sport', 'Pragmatic', 'Virtual', 'Contact Us']
    expect(entries.slice(0, order.length)).toEqual(order)
    expect(new XMLSerializer().serializeToString(document.body)).not.toMatch(/sirocco/i)
  })

  it('offers only its languages', async () => {
    const { user } = await renderApp('/contact_us', { lang: 'en' })
    await user.click(header().getByRole('button', { name: /English/ }))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(namesOf(choices)).toEqual(['English', 'العربية'])
  })

  it("links to the operator's external pages in a new window", async () => {
    await renderApp('/contact_us', { lang: 'en' })
    const links = [
      [mainMenu(), /Facebook/, 'https://social.example/atlas'],
      [
        within(screen.getByRole('contentinfo')),
        /^sport rules/i,
        'https://atlas.example/sport-rules',
      ],
    ] as const
    for (const [place, name, href] of links) {
      const link = place.getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
      expect(link).toHaveAccessibleName(expect.stringContaining('new window'))
    }
  })

  it('has its icons in the bottom bar of the mobile layout', async () => {
    // The viewport is still the one of the previous test.
    setViewport('mobile')
    await renderApp('/contact_us', { lang: 'en', mobile: true })
    const bar = within(screen.getByRole('navigation', { name: 'Bottom bar' }))
    expect(namesOf(bar.getAllByRole('link'))).toEqual(['Live Casino', 'Casino', 'Live', 'Sport'])
  })

  it('requests its own home page rows and page sizes', async () => {
    const calls = recordCalls('get_slot_game')
    await renderApp('/', { lang: 'en' })
    await vi.waitFor(() => {
      const asked = calls.map(({ type, page_size, pro_id }) => [type, page_size, pro_id])
      expect(asked).toEqual([
        ['2', '6', '24'],
        ['3', '6', undefined],
        ['1', '12', '12'],
        ['1', '6', undefined],
      ])
    })
    expect(await screen.findByRole('heading', { name: 'More slots' })).toBeVisible()
  })
})

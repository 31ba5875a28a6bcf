import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '@/domain/brand'
import { renderApp } from '../support/renderApp'

const house = { ...brand }

afterEach(() => {
  Object.assign(brand, house)
})

describe('Decisions 1: another brand file changes the site', () => {
  it('in the title, the header, the footer and the texts', async () => {
    Object.assign(brand, { name: 'Mistral', logo: '/brand/mistral.svg' })
    await renderApp('/', { lang: 'en' })
    const header = await screen.findByRole('banner')
    const [logo] = within(header).getAllByRole('link')
    expect(logo).toHaveAccessibleName(expect.stringContaining('Mistral'))
    expect(logo?.querySelector('img')).toHaveAttribute('src', '/brand/mistral.svg')
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('img', { name: 'Mistral' })).toBeInTheDocument()
    expect((await screen.findAllByText(/Mistral/)).length).toBeGreaterThan(0)
    expect(document.title).toContain('Mistral')
    expect(document.body.textContent).not.toMatch(/welcome to sirocco/i)
  })
})

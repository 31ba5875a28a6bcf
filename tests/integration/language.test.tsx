import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { languages } from '@/lib/languages'
import { renderApp } from '../support/renderApp'
import { bottomBar, findDialog, header } from '../support/shell'

const html = document.documentElement

/** The menu of the desktop header, by its name in the current language. */
const picker = (name: RegExp) => header().getByRole('button', { name })

describe('§2 Desktop header: language picker', () => {
  it('offers the languages by their own names, with the current one checked', async () => {
    const { user } = await renderApp('/result')
    await user.click(picker(/Language/))
    const choices = screen.getAllByRole('menuitemradio')
    expect(choices.map((each) => each.textContent)).toEqual(languages.map(({ lang }) => lang))
    expect(choices.map((each) => each.lang)).toEqual(languages.map(({ pref }) => pref))
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English')
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus()
  })

  it('changes the texts, the title, lang and dir, and saves the choice in a cookie', async () => {
    const { user } = await renderApp('/result')
    await user.click(picker(/Language/))
    await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'النتائج' })).toBeVisible()
    expect(html).toHaveAttribute('lang', 'ar')
    expect(html).toHaveAttribute('dir', 'rtl')
    expect(document.title).toBe('النتائج · Sirocco')
    await waitFor(() => {
      expect(document.cookie).toContain('i18next=ar')
    })
    await user.click(picker(/العربية/))
    await user.click(screen.getByRole('menuitemradio', { name: 'Français' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Résultats' })).toBeVisible()
    expect(html).toHaveAttribute('dir', 'ltr')
  })
})

describe('§2 Mobile side menu: language choice', () => {
  it('shows the languages as radios and stays open after a change', async () => {
    const { user } = await renderApp('/result', { mobile: true })
    await user.click(bottomBar().getByRole('button', { name: 'Menu' }))
    const menu = within(await findDialog('Menu'))
    const group = within(menu.getByRole('radiogroup', { name: 'Language' }))
    expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('English')
    await user.click(group.getByRole('radio', { name: 'Français' }))
    await waitFor(() => {
      expect(html).toHaveAttribute('lang', 'fr')
    })
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Français')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('shows the pressed language as chosen before the page changes', async () => {
    const { user } = await renderApp('/result', { mobile: true })
    await user.click(bottomBar().getByRole('button', { name: 'Menu' }))
    await findDialog('Menu')
    fireEvent.click(screen.getByRole('radio', { name: 'العربية' }))
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('العربية')
    expect(html).toHaveAttribute('lang', 'en')
    await waitFor(() => {
      expect(html).toHaveAttribute('lang', 'ar')
    })
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('العربية')
  })
})

describe('§9 Toasts', () => {
  it('shows an alert when a language fails to load, and leaves the page unchanged', async () => {
    const { user } = await renderApp('/result')
    const texts = i18next.getResourceBundle('ar', 'translation') as object
    i18next.removeResourceBundle('ar', 'translation')
    await user.click(picker(/Language/))
    await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This language could not be loaded.')
    expect(html).toHaveAttribute('lang', 'en')
    expect(picker(/English/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
    i18next.addResourceBundle('ar', 'translation', texts)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from '@/components/Menu'

const choose = vi.fn<(key: string) => void>()

const languages = [
  { key: 'fr', label: 'Français' },
  { key: 'en', label: 'English' },
  { key: 'ar', label: 'العربية' },
]

function renderMenu(checked = 'fr') {
  render(
    <>
      <Menu
        label="Language: French"
        items={languages.map((language) => ({
          ...language,
          isChecked: language.key === checked,
          onSelect: () => {
            choose(language.key)
          },
        }))}
      >
        FR
      </Menu>
      <button>Beside</button>
    </>,
  )
  return userEvent.setup()
}

const button = () => screen.getByRole('button', { name: 'Language: French' })
const item = (name: string) => screen.getByRole('menuitemradio', { name })

describe('Menu (language picker, user menu)', () => {
  beforeEach(() => {
    choose.mockReset()
  })

  it('moves with the arrows, Home and End, and wraps around', async () => {
    const user = renderMenu()
    await user.click(button())
    await user.keyboard('{ArrowUp}')
    expect(item('العربية')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Français')).toHaveFocus()
    await user.keyboard('{End}')
    expect(item('العربية')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(item('Français')).toHaveFocus()
  })

  it('moves to the entry that starts with a typed letter', async () => {
    const user = renderMenu()
    await user.click(button())
    await user.keyboard('e')
    expect(item('English')).toHaveFocus()
    await user.keyboard('ا')
    expect(item('العربية')).toHaveFocus()
  })

  it('opens from its button with the arrow keys, on the first or the last entry', async () => {
    const user = renderMenu('none')
    button().focus()
    await user.keyboard('{ArrowUp}')
    expect(item('العربية')).toHaveFocus()
    await user.keyboard('{Escape}{ArrowDown}')
    expect(item('Français')).toHaveFocus()
  })

  it('Escape closes it and returns the focus', async () => {
    const user = renderMenu()
    await user.click(button())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    expect(choose).not.toHaveBeenCalled()
  })

  it('closes when the focus leaves it', async () => {
    const user = renderMenu()
    await user.click(button())
    await user.click(screen.getByRole('button', { name: 'Beside' }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

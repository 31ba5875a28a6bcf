import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RadioCards } from '@/components/forms/RadioCards'
import { RadioChips } from '@/components/forms/RadioChips'

const options = ['All', 'Fruit', 'Egypt'].map((label) => ({ value: label, label }))

function Chips({ start = 'All' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <RadioChips label="Categories" options={options} value={value} onChange={setValue} />
}

const radio = (name: string) => screen.getByRole('radio', { name })

describe('Radio groups (previews)', () => {
  afterEach(() => {
    document.documentElement.dir = 'ltr'
  })

  it('select with a click and with the arrow keys, and wrap around', async () => {
    const user = userEvent.setup()
    render(<Chips />)
    await user.click(radio('Egypt'))
    expect(radio('Egypt')).toBeChecked()
    expect(radio('All')).not.toBeChecked()
    await user.keyboard('{ArrowRight}')
    expect(radio('All')).toBeChecked()
    expect(radio('All')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(radio('Egypt')).toBeChecked()
  })

  it('choose where the arrow keys rest, or when the focus leaves', async () => {
    const user = userEvent.setup()
    const choose = vi.fn()
    render(<RadioChips label="Categories" options={options} value="All" onChange={choose} />)
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowRight}')
    expect(choose).not.toHaveBeenCalled()
    await user.tab()
    expect(choose.mock.calls).toEqual([['Fruit', false]])
  })

  it('in a right-to-left interface the left arrow means next', async () => {
    document.documentElement.dir = 'rtl'
    const user = userEvent.setup()
    render(<Chips />)
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(radio('Fruit')).toBeChecked()
  })

  it('name a provider by its Alias, also when its logo fails to load', () => {
    render(
      <RadioCards
        label="Providers"
        options={[{ value: '37', label: 'Pragmatic', image: '/wordmark.svg' }]}
        value="37"
        onChange={() => undefined}
      />,
    )
    const card = radio('Pragmatic')
    fireEvent.error(card.querySelector('img')!)
    expect(card).toHaveTextContent('Pragmatic')
    expect(radio('Pragmatic')).toBe(card)
  })
})

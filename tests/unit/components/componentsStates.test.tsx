import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { NetAmount } from '@/components/NetAmount'
import { initTestI18n } from '../../support/i18n'

beforeEach(() => initTestI18n('en'))

describe('Error boundary', () => {
  let fails = true
  function Part() {
    if (fails) throw new Error('a broken part')
    return <p>Well again</p>
  }

  beforeEach(() => {
    fails = true
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('resets on another page', () => {
    const at = (page: string) => (
      <ErrorBoundary resetKey={page}>
        <Part />
      </ErrorBoundary>
    )
    const { rerender } = render(at('/casino'))
    fails = false
    rerender(at('/casino'))
    expect(screen.queryByText('Well again')).not.toBeInTheDocument()
    rerender(at('/crash'))
    expect(screen.getByText('Well again')).toBeInTheDocument()
  })
})

describe('Decisions 25, 40: a net', () => {
  it.each([
    ['12.5', '+12.500'],
    ['-12.5', '−12.500'],
    ['0', '0.000'],
    ['0.0004', '0.000'],
    ['-0.0009', '0.000'],
    [null, '—'],
  ])('of %s TND is %s: what is cut to zero has no sign', (amount, text) => {
    const { container } = render(<NetAmount amount={amount} currency="TND" />)
    expect(container.textContent).toBe(`${text} TND`)
  })
})

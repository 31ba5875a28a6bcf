import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
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

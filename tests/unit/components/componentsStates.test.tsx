import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '@/components/Button'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { Field } from '@/components/forms/Field'
import { NoGame } from '@/components/games/NoGame'
import { PasswordField } from '@/components/forms/PasswordField'
import { RowHeader } from '@/components/games/RowHeader'
import { ServerDown } from '@/components/ServerDown'
import { initTestI18n } from '../../support/i18n'

beforeEach(() => initTestI18n('en'))

describe('§8 The error catalogue', () => {
  it("Server Down shows the spec's sentence when the server sent no message, and has a retry", async () => {
    const retry = vi.fn()
    const user = userEvent.setup()
    render(<ServerDown message="Server error" onRetry={retry} />)
    expect(screen.getByRole('heading', { name: 'Server Down' })).toBeInTheDocument()
    expect(
      screen.getByText(
        'Something went wrong connecting to the server. Please re-request the data.',
      ),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it("Server Down shows the server's message as text", () => {
    render(<ServerDown message="<b>Maintenance</b>" onRetry={() => undefined} />)
    expect(screen.getByText('<b>Maintenance</b>')).toBeInTheDocument()
  })

  it("'No Game' is shown for an empty list", () => {
    render(<NoGame />)
    expect(screen.getByRole('heading', { name: 'No Game' })).toBeInTheDocument()
    expect(screen.getByText('Ops, No Game Found here .....')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

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

  it('limits a failure to its region and offers a retry', async () => {
    const user = userEvent.setup()
    render(
      <>
        <p>Beside</p>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Beside')).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Well again')).toBeInTheDocument()
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

describe('Fields', () => {
  it('link the message, an alert, to the field', () => {
    render(<Field label="Username" error="Enter your username." />)
    const field = screen.getByLabelText('Username')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your username.')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter your username.')
  })

  it('stay invalid with another description after the message is hidden', () => {
    render(<Field label="Repeat password" lastingError="Enter exactly the new one here." />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('Enter exactly the new one here.')).not.toBeVisible()
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'Enter exactly the new one here.',
    )
  })

  it('have a toggle that shows and hides a password', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide characters' }))
    expect(field).toHaveAttribute('type', 'password')
  })
})

describe('Buttons', () => {
  it('keep their name and focus while loading, and do nothing', async () => {
    const press = vi.fn()
    const user = userEvent.setup()
    render(
      <Button isLoading onClick={press}>
        Login
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Login' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
    expect(press).not.toHaveBeenCalled()
  })

  it('of a row: All, Previous disabled on page 1, Next enabled only if there is another page', () => {
    const turn = { hasPrevious: false, hasNext: true, onPrevious: vi.fn(), onNext: vi.fn() }
    render(
      <MemoryRouter>
        <RowHeader id="slots" title="Popular Slots" allTo="/casino/preview" turn={turn} />
      </MemoryRouter>,
    )
    expect(screen.getByRole('heading', { name: 'Popular Slots' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/casino/preview')
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
  })
})

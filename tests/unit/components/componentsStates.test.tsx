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
  it("Server Down shows the spec's sentence when the server sent no message, and retries", async () => {
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

  it('Server Down shows a server-supplied message if present, as text', () => {
    render(<ServerDown message="<b>Maintenance</b>" onRetry={() => undefined} />)
    expect(screen.getByText('<b>Maintenance</b>')).toBeInTheDocument()
  })

  it("'No Game' shows for an empty list", () => {
    render(<NoGame />)
    expect(screen.getByRole('heading', { name: 'No Game' })).toBeInTheDocument()
    expect(screen.getByText('Ops, No Game Found here .....')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('Error boundary (Quality J1)', () => {
  let fails = true
  function Part() {
    if (fails) throw new Error('a broken part')
    return <p>Well again</p>
  }

  beforeEach(() => {
    fails = true
    // React reports what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('keeps a failure in its region and offers a retry', async () => {
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

  it('tries again by itself on another page', () => {
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

describe('Fields (Quality I9)', () => {
  it('tie the message to the field, in role alert', () => {
    render(<Field label="Username" error="Enter your username." />)
    const field = screen.getByLabelText('Username')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your username.')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter your username.')
  })

  it('stay invalid and described in other words after the message has gone', () => {
    render(<Field label="Repeat password" lastingError="Enter exactly the new one here." />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('Enter exactly the new one here.')).not.toBeVisible()
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'Enter exactly the new one here.',
    )
  })

  it('an eye shows a password and hides it again', async () => {
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
  it('that load keep their name and their focus, and do nothing', async () => {
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

  it('of a row: All, Previous disabled on page 1, Next only where there is more', () => {
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

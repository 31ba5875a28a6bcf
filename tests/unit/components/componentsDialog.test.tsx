import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { initTestI18n } from '../../support/i18n'
import { openTwo } from '../../support/dialogs'
import { inRoot } from '../../support/inRoot'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        onClick={() => {
          setOpen(true)
        }}
      >
        Open
      </button>
      {isOpen && (
        <Dialog
          label="Login"
          onClose={() => {
            setOpen(false)
          }}
        >
          <input aria-label="Username" />
          <button>Submit</button>
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  const { container } = render(<Page />, inRoot())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, container }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Login' })

describe('Dialog (initial focus, Tab trap, focus return)', () => {
  beforeEach(() => initTestI18n('en'))

  it('closes with a press outside, not with one inside', async () => {
    const { user } = await openDialog()
    const panel = screen.getByRole('dialog', { name: 'Login' })
    await user.click(panel)
    expect(dialog()).toBeInTheDocument()
    await user.click(panel.parentElement!)
    expect(dialog()).not.toBeInTheDocument()
  })

  it('stays open when a text selection starts inside and ends outside', async () => {
    const { user } = await openDialog()
    const panel = screen.getByRole('dialog', { name: 'Login' })
    await user.pointer([
      { keys: '[MouseLeft>]', target: panel },
      { keys: '[/MouseLeft]', target: panel.parentElement! },
    ])
    expect(dialog()).toBeInTheDocument()
  })

  it('makes the page inert only while it is open, and never an element of somebody else', async () => {
    const foreign = document.body.appendChild(document.createElement('some-extension'))
    const { user, container } = await openDialog()
    expect(container).toHaveAttribute('inert')
    expect(foreign).not.toHaveAttribute('inert')
    await user.keyboard('{Escape}')
    expect(container).not.toHaveAttribute('inert')
    foreign.remove()
  })

  it('leaves the Escape to an input method that composes', async () => {
    await openDialog()
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', isComposing: true })
    expect(dialog()).toBeInTheDocument()
  })

  it('cannot be closed by the user without onClose', async () => {
    const user = userEvent.setup()
    render(
      <Dialog label="Check" role="alertdialog">
        <button>Continue</button>
      </Dialog>,
    )
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Check' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('the top dialog alone is usable and handles Escape', async () => {
    const user = userEvent.setup()
    const { close } = openTwo()
    const lower = screen.getByRole('dialog', { name: 'Lower' }).parentElement
    expect(lower).toHaveAttribute('inert')
    await user.keyboard('{Escape}')
    expect(close.upper).toHaveBeenCalledOnce()
    expect(close.lower).not.toHaveBeenCalled()
    expect(lower).not.toHaveAttribute('inert')
  })
})

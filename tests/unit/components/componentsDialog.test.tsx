import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { initTestI18n } from '../../support/i18n'
import { expectScrollLock } from '../../support/scrollLock'

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
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
      <Dialog
        isOpen={isOpen}
        label="Login"
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      >
        <input aria-label="Username" />
        <button>Submit</button>
      </Dialog>
    </>
  )
}

async function openDialog(onClose?: () => void) {
  const user = userEvent.setup()
  const { container } = render(<Page {...(onClose ? { onClose } : {})} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, container }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Login' })

describe('Dialog (initial focus, Tab trap, focus return)', () => {
  beforeEach(() => initTestI18n('en'))

  it('focuses its first field and closes with the button "Close"', async () => {
    const { user } = await openDialog()
    expect(dialog()).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('wraps Tab and Shift+Tab inside', async () => {
    const { user } = await openDialog()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  })

  it('closes with Escape and returns the focus to its opener', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    expect(dialog()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

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

  it('makes the page inert and locks its scroll, only while it is open', async () => {
    const { user, container } = await openDialog()
    expect(container).toHaveAttribute('inert')
    expectScrollLock(true)
    await user.keyboard('{Escape}')
    expect(container).not.toHaveAttribute('inert')
    expectScrollLock(false)
  })

  it('opens with fresh content while the previous one is still closing', async () => {
    Object.assign(document, { getAnimations: () => [] })
    Object.assign(Element.prototype, {
      getAnimations(this: Element) {
        const finished = new Promise(() => undefined)
        return [{ finished, effect: { target: this } }]
      },
    })
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'getAnimations')
      Reflect.deleteProperty(Element.prototype, 'getAnimations')
    })
    const { user } = await openDialog()
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'secret')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Username')).toHaveValue('secret')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  })

  it('cannot be closed by the user without onClose', async () => {
    const user = userEvent.setup()
    render(
      <Dialog isOpen label="Check" role="alertdialog">
        <button>Continue</button>
      </Dialog>,
    )
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Check' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('the top dialog alone handles Escape, and closing it keeps the page locked', async () => {
    const closeLower = vi.fn()
    const closeUpper = vi.fn()
    const user = userEvent.setup()
    const { rerender } = render(
      <>
        <Dialog isOpen label="Lower" onClose={closeLower}>
          <button>Low</button>
        </Dialog>
        <Dialog isOpen label="Upper" onClose={closeUpper}>
          <button>Up</button>
        </Dialog>
      </>,
    )
    await user.keyboard('{Escape}')
    expect(closeUpper).toHaveBeenCalledOnce()
    expect(closeLower).not.toHaveBeenCalled()

    rerender(
      <Dialog isOpen label="Lower" onClose={closeLower}>
        <button>Low</button>
      </Dialog>,
    )
    expectScrollLock(true)
  })
})

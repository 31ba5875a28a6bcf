import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { useAreFramesOff } from '@/lib/dom/focusGuard'
import { initTestI18n } from '../../support/i18n'
import { inRoot } from '../../support/inRoot'
import { passTime, useFakeTime } from '../../support/timers'

function Frames() {
  return useAreFramesOff() ? null : <iframe title="game" />
}

function show(isOpen: boolean) {
  const page = (open: boolean, key = 0) => (
    <>
      <Frames key={key} />
      {open && (
        <Dialog label="Check">
          <h2 tabIndex={-1} data-autofocus>
            Check
          </h2>
          <input aria-label="Field" />
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(page(isOpen), inRoot())
  return {
    close: () => {
      rerender(page(false))
    },
    mountFramesAgain: () => {
      rerender(page(isOpen, 1))
    },
  }
}

const frame = () => screen.queryByTitle('game')

/** Simulates the effect of a frame's `focus()` on the page around it. */
async function steal() {
  act(() => {
    frame()?.focus()
    window.dispatchEvent(new Event('blur'))
  })
  await passTime(1)
}

beforeEach(async () => {
  await initTestI18n('en')
  useFakeTime()
})

describe('A frame that takes the focus from a dialog', () => {
  it('loses it at once to the element that had it', async () => {
    show(true)
    screen.getByLabelText('Field').focus()
    await steal()
    expect(screen.getByLabelText('Field')).toHaveFocus()
    expect(frame()).toBeInTheDocument()
  })

  it('loses it soon if no event reports the theft', async () => {
    show(true)
    act(() => {
      frame()?.focus()
    })
    await passTime(200)
    expect(screen.getByRole('heading', { name: 'Check' })).toHaveFocus()
  })

  it('is removed after three thefts within a second, until the dialog closes', async () => {
    const { close } = show(true)
    await passTime(5000)
    for (let i = 0; i < 3; i++) await steal()
    expect(frame()).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Check' })).toHaveFocus()
    close()
    expect(frame()).toBeInTheDocument()
  })

  it('stays away if its place is mounted again', async () => {
    const { mountFramesAgain, close } = show(true)
    for (let i = 0; i < 3; i++) await steal()
    mountFramesAgain()
    expect(frame()).not.toBeInTheDocument()
    close()
    expect(frame()).toBeInTheDocument()
  })

  it('stays after occasional thefts', async () => {
    show(true)
    for (let i = 0; i < 6; i++) {
      await steal()
      await passTime(600)
    }
    expect(frame()).toBeInTheDocument()
  })

  it('keeps it if it is not ours', async () => {
    show(true)
    const foreign = document.body.appendChild(document.createElement('iframe'))
    foreign.focus()
    await passTime(1000)
    expect(foreign).toHaveFocus()
    foreign.remove()
  })

  it('keeps it if no dialog is open', async () => {
    show(false)
    await steal()
    await passTime(1000)
    expect(frame()).toHaveFocus()
  })
})

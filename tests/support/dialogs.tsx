import { render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { Dialog } from '@/components/Dialog'
import { inRoot } from './inRoot'

/** Two open dialogs; the lower one stays open. Returns what closing them calls. */
export function openTwo({ isUpperClosable = true } = {}) {
  const close = { upper: vi.fn(), lower: vi.fn() }
  function Two() {
    const [isUpperOpen, setUpperOpen] = useState(true)
    const closeUpper = () => {
      setUpperOpen(false)
      close.upper()
    }
    return (
      <>
        <Dialog label="Lower" onClose={close.lower}>
          <button>Low</button>
        </Dialog>
        {isUpperOpen && (
          <Dialog label="Upper" {...(isUpperClosable && { onClose: closeUpper })}>
            <button onClick={closeUpper}>Up</button>
          </Dialog>
        )}
      </>
    )
  }
  render(<Two />, inRoot())
  return { close }
}

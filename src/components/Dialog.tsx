import { Fragment, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/dom/cx'
import { useModal } from './useModal'
import { usePresence } from './usePresence'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

interface DialogProps {
  isOpen: boolean
  /** The dialog's accessible name. */
  label: string
  /** Without it, only the dialog's own controls can close it. */
  onClose?: () => void
  /** `center` is in the middle of the screen, `side` slides in from the start edge. */
  placement?: 'center' | 'side'
  role?: 'dialog' | 'alertdialog'
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog, closed by Escape, its close button or a press outside. */
export function Dialog({
  isOpen,
  label,
  onClose,
  placement = 'center',
  role = 'dialog',
  className,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const layer = useRef<HTMLDivElement>(null)
  const wasPressedBeside = useRef(false)
  useModal(layer, isOpen, onClose)
  const isPresent = usePresence(layer, isOpen)

  // The content stays visible during the exit animation.
  const [content, setContent] = useState(children)
  if (isOpen && content !== children) setContent(children)

  // A new key resets the fields when the dialog opens again, also during its exit animation.
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) })

  if (!isPresent) return null
  return createPortal(
    <div
      ref={layer}
      className={cx(styles.scrim, styles[placement])}
      data-leaving={isOpen ? undefined : ''}
      role="presentation"
      onPointerDown={(event) => {
        wasPressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // A text selection that ends outside must not close the dialog.
        if (wasPressedBeside.current && event.target === event.currentTarget) onClose?.()
      }}
    >
      <div
        className={cx(styles.panel, className)}
        role={isOpen ? role : 'presentation'}
        aria-modal={isOpen ? true : undefined}
        aria-label={isOpen ? label : undefined}
        tabIndex={-1}
      >
        <Fragment key={opening.count}>{content}</Fragment>
        {onClose && (
          <IconButton
            className={styles.close}
            icon="close"
            label={t('common.close')}
            onClick={onClose}
          />
        )}
      </div>
    </div>,
    document.body,
  )
}

import { useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/dom/cx'
import { useModal } from './useModal'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

interface DialogProps {
  label: string
  /** Without it, only the dialog's own controls can close it. */
  onClose?: () => void
  /** `center` is in the middle of the screen, `side` slides in from the start edge. */
  placement?: 'center' | 'side'
  role?: 'dialog' | 'alertdialog'
  className?: string | undefined
  children: ReactNode
}

/** A modal dialog, open while it is mounted; closed by Escape, its close button or a press outside. */
export function Dialog({
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
  useModal(layer, onClose)

  return createPortal(
    <div
      ref={layer}
      className={cx(styles.scrim, styles[placement])}
      role="presentation"
      onPointerDown={(event) => {
        wasPressedBeside.current = event.target === event.currentTarget
      }}
      onPointerUp={(event) => {
        wasPressedBeside.current &&= event.target === event.currentTarget
      }}
      onClick={(event) => {
        // A text selection that begins or ends outside must not close the dialog.
        if (wasPressedBeside.current && event.target === event.currentTarget) onClose?.()
      }}
    >
      <div
        className={cx(styles.panel, className)}
        role={role}
        aria-modal
        aria-label={label}
        tabIndex={-1}
      >
        {children}
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

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { TOAST_MS } from '@/domain/constants'
import { cx } from '@/lib/dom/cx'
import { ABOVE_MODALS } from '@/components/useModal'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { messages, type Message } from './notify'
import styles from './Toasts.module.css'

const Note = ({ text, action }: Message) =>
  action ? (
    <span className={styles.note}>
      <span>{text}</span>
      <Button variant="quiet" onClick={action.act}>
        {action.label}
      </Button>
    </span>
  ) : (
    <span>{text}</span>
  )

/** Spec §9 Toasts: at the top end for five seconds, paused while hovered or focused (Decisions 32). */
export function Toasts({ waiting }: { waiting: readonly Message[] }) {
  const { t } = useTranslation()

  useEffect(() => {
    if (waiting.length === 0) return
    // Delayed, because in development the container mounts twice and loses its first messages.
    const timer = setTimeout(() => {
      for (const message of waiting) {
        const { kind, text, action } = message
        // An id of the document, which must not contain spaces.
        const toastId = text.replace(/\s/g, '_')
        const role = kind === 'error' ? 'alert' : 'status'
        // Its progress bar stays at zero, because its end would close the toast.
        const stays = action && { autoClose: false as const, progress: 0, closeOnClick: false }
        toast(<Note {...message} />, { type: kind, toastId, role, ...stays })
      }
      messages.done(waiting)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [waiting])

  return createPortal(
    <div {...ABOVE_MODALS}>
      <ToastContainer
        className={() => styles.stack ?? ''}
        toastClassName={(toast) => cx(styles.toast, toast?.type === 'error' && styles.bad)}
        progressClassName={() => styles.time ?? ''}
        aria-label={t('a11y.notifications')}
        autoClose={TOAST_MS}
        // Hides only the bar's English label from screen readers; the bar itself stays visible.
        hideProgressBar
        transition={false}
        icon={({ type }) => (
          <span className={styles.lead}>
            <Icon name={type === 'success' ? 'check' : type === 'error' ? 'alert' : 'info'} />
          </span>
        )}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label={t('common.dismiss')} onClick={closeToast} />
        )}
      />
    </div>,
    document.body,
  )
}

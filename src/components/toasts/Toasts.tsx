import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled'
import { TOAST_MS } from '@/domain/constants'
import { cx } from '@/lib/dom/cx'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import type { Message } from './notify'
import styles from './Toasts.module.css'

/** The library gives its content a way to close itself. */
type NoteProps = Message & Partial<Pick<ToastContentProps, 'closeToast'>>

const Note = ({ text, action, closeToast }: NoteProps) =>
  action ? (
    <span className={styles.note}>
      <span>{text}</span>
      <Button
        variant="quiet"
        onClick={() => {
          closeToast?.()
          action.act()
        }}
      >
        {action.label}
      </Button>
    </span>
  ) : (
    <span>{text}</span>
  )

/** Spec §9 Toasts: at the top end for five seconds, paused while hovered or focused (Decisions 32). */
function Toasts() {
  const { t } = useTranslation()
  return (
    <ToastContainer
      className={() => styles.stack ?? ''}
      toastClassName={(toast) => cx(styles.toast, toast?.type === 'error' && styles.bad)}
      progressClassName={() => styles.time ?? ''}
      aria-label={t('a11y.notifications')}
      autoClose={TOAST_MS}
      // A player in a game's frame has left the window.
      pauseOnFocusLoss={false}
      // The style sheet pauses instead, because the library misses a pointer that leaves into a frame.
      pauseOnHover={false}
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
  )
}

const layer = document.createElement('div')

/** Shows a message beside the app, so that no dialog makes it inert. */
export function show(message: Message): void {
  if (!layer.isConnected) {
    document.body.append(layer)
    // Without StrictMode, which mounts the container twice and loses its messages.
    createRoot(layer).render(<Toasts />)
  }
  const { kind, text, action } = message
  toast(<Note {...message} />, {
    type: kind,
    // An id of the document, which must not contain spaces.
    toastId: text.replace(/\s/g, '_'),
    role: kind === 'error' ? 'alert' : 'status',
    ...(action && { autoClose: false }),
  })
}

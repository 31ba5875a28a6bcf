import { useListener } from '@/lib/dom/useListener'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { closeModal, openModal, selectModal } from '@/store/ui/modalSlice'

/** The K key: by its letter, or by its position on keyboards of other scripts. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isK(event)

export function useSearchShortcut(): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()

  useListener(document, 'keydown', (event) => {
    if (event.defaultPrevented || event.repeat || !isShortcut(event)) return
    const isOpen = selectModal(store.getState()).content === 'search'
    // Not while another dialog is open.
    if (!isOpen && document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    dispatch(isOpen ? closeModal() : openModal({ content: 'search' }))
  })
}

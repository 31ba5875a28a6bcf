import { useEffect } from 'react'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { closeModal, openModal, selectModal } from '@/store/modalSlice'
import { slashShortcut } from '@/device/slashShortcut'

const FIELD = 'input, textarea, select, [contenteditable]'

const isInField = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELD)

/** The K key: by its letter, or by its position on keyboards of other scripts. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))

function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (ctrlKey || metaKey) return isK(event) && !altKey && !shiftKey
  return key === '/' && !altKey && !isInField(event) && slashShortcut.get().value
}

/** Opens the search on every page with Ctrl+K or Cmd+K, and with `/` outside of fields. */
export function SearchShortcuts() {
  const dispatch = useAppDispatch()
  const store = useAppStore()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isShortcut(event)) return
      const isOpen = selectModal(store.getState()).content === 'search'
      // Not while another dialog is open.
      if (!isOpen && document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      dispatch(isOpen ? closeModal() : openModal({ content: 'search' }))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [dispatch, store])

  return null
}

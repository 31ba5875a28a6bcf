import { useEffect } from 'react'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { closeModal, openModal, selectModal } from '@/store/modalSlice'
import { slashShortcut } from '@/device/slashShortcut'

const FIELD = 'input, textarea, select, [contenteditable]'

const isInField = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELD)

/** The key that bears a K: by its letter, on keyboards of other scripts by its place. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))

function isCalled(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (ctrlKey || metaKey) return isK(event) && !altKey && !shiftKey
  return key === '/' && !altKey && !isInField(event) && slashShortcut.get().value
}

/** The keys that open the search from every page: Ctrl-K or Cmd-K, and `/` outside of fields. */
export function SearchShortcuts() {
  const dispatch = useAppDispatch()
  const store = useAppStore()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isCalled(event)) return
      const isOpen = selectModal(store.getState()).content === 'search'
      // What another dialog asks is answered first.
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

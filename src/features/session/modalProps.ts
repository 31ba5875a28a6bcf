/** The props of every modal. */
export interface ModalProps {
  isOpen: boolean
  onClose: () => void
}

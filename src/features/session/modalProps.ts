/** What every modal of the registry is given. */
export interface ModalProps {
  isOpen: boolean
  onClose: () => void
}

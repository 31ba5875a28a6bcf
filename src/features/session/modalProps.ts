export interface ModalProps {
  isOpen: boolean
  onClose: () => void
}

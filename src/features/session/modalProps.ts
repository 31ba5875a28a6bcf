export interface ModalProps {
  onClose: () => void
}

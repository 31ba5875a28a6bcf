import { useEffect, useState, type RefObject } from 'react'

const canAnimate = () => 'getAnimations' in document

/** The animations of the element and its pseudo-elements, without those of its content, which may be endless. */
const exitOf = (element: Element) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect !== null && 'target' in effect && effect.target === element)

/** Whether an element stays in the document: while open, and until its exit animation has ended. */
export function usePresence(ref: RefObject<Element | null>, isOpen: boolean): boolean {
  const [isPresent, setPresent] = useState(isOpen)
  if (isPresent !== isOpen && (isOpen || !canAnimate())) setPresent(isOpen)

  useEffect(() => {
    if (isOpen || !isPresent) return
    let isCurrent = true
    const moves = ref.current ? exitOf(ref.current) : []
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (isCurrent) setPresent(false)
    })
    return () => {
      isCurrent = false
    }
  }, [ref, isOpen, isPresent])

  return isPresent
}

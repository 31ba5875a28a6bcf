import { useRef, useState } from 'react'
import { cx } from '@/lib/dom/cx'
import { useInView } from '@/lib/dom/useInView'
import styles from './GameImage.module.css'

interface GameImageProps {
  src: string
  /** Shown instead of an image that does not load. */
  name: string
  className?: string | undefined
  /** Whether it loads at once, and not near the viewport. */
  isUrgent?: boolean
}

/** Loads near the viewport, as a grid may have hundreds. No `alt`: the control around it has a name. */
export function GameImage({ src, name, className, isUrgent = false }: GameImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const isNear = useInView(image)
  const [broken, setBroken] = useState<string | null>(null)

  if (src === '' || broken === src) {
    return (
      <span className={cx(styles.missing, className)} dir="auto" data-missing aria-hidden>
        {name}
      </span>
    )
  }
  return (
    <img
      ref={image}
      className={cx(styles.image, className)}
      src={isNear || isUrgent ? src : undefined}
      alt=""
      width={300}
      height={400}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        setBroken(src)
      }}
    />
  )
}

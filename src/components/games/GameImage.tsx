import { useRef, useState } from 'react'
import { cx } from '@/lib/dom/cx'
import { useInView } from '@/lib/dom/useInView'
import styles from './GameImage.module.css'

interface GameImageProps {
  src: string
  /** Shown instead of an image that does not load. */
  name: string
  className?: string | undefined
  /** Whether it loads at once, and not when the layout shows that it is near the viewport. */
  isUrgent?: boolean
}

/**
 * A game's cover, loaded only near the viewport because a grid may contain hundreds. The `alt` text is
 * empty, because the surrounding control has the game's name.
 */
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

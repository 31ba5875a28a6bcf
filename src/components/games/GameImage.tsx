import { useRef, useState } from 'react'
import { cx } from '@/lib/dom/cx'
import { useInView } from '@/lib/dom/useInView'
import type { Priority } from '@/lib/loading/priority'
import styles from './GameImage.module.css'

interface GameImageProps {
  src: string
  /** Shown instead of an image that does not load. */
  name: string
  className?: string | undefined
  /** Only `now` does not wait until the viewport is near. */
  priority?: Priority
}

/** Loads near the viewport, as a grid may have hundreds. No `alt`: the control around it has a name. */
export function GameImage({ src, name, className, priority = 'soon' }: GameImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const isInView = useInView(image)
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
      src={isInView || priority === 'now' ? src : undefined}
      alt=""
      width={300}
      height={400}
      loading={priority === 'now' ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        setBroken(src)
      }}
    />
  )
}

import { createContext, use, useRef, useState } from 'react'
import { cx } from '@/lib/dom/cx'
import { useInView } from '@/lib/dom/useInView'
import styles from './GameImage.module.css'

interface GameImageProps {
  src: string
  /** Stands in the picture's place when it does not load. */
  name: string
  className?: string | undefined
}

/** Whether pictures are wanted at all: not in a part of a long grid that is far away. */
export const PicturesWanted = createContext(true)

/**
 * A game's cover. It is asked for only when it comes near the viewport: a grid may hold thousands.
 * It has no `alt` text: what it stands in bears the game's name.
 */
export function GameImage(props: GameImageProps) {
  return use(PicturesWanted) ? <Picture {...props} /> : null
}

function Picture({ src, name, className }: GameImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const isNear = useInView(image)
  const [broken, setBroken] = useState<string | null>(null)

  if (src === '' || broken === src) {
    return (
      <span className={cx(styles.missing, className)} dir="auto" aria-hidden>
        {name}
      </span>
    )
  }
  return (
    <img
      ref={image}
      className={cx(styles.image, className)}
      src={isNear ? src : undefined}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => {
        setBroken(src)
      }}
    />
  )
}

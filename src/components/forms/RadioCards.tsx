import { useState } from 'react'
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup'
import styles from './RadioCards.module.css'

interface CardOption extends Omit<RadioOption, 'content'> {
  image?: string
}

interface RadioCardsProps extends Omit<RadioGroupProps, 'options'> {
  options: readonly CardOption[]
}

/** Radios for providers: wordmarks on cards; the name replaces a wordmark that does not load. */
export function RadioCards({ options, ...rest }: RadioCardsProps) {
  return (
    <RadioGroup
      {...rest}
      itemClass={styles.card}
      options={options.map(({ image, ...option }) => ({
        ...option,
        ...(image ? { content: <Wordmark key={image} src={image} name={option.label} /> } : {}),
      }))}
    />
  )
}

function Wordmark({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return name
  return (
    <img
      className={styles.wordmark}
      src={src}
      alt=""
      width={122}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => {
        setBroken(true)
      }}
    />
  )
}

import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { StateArt } from './StateArt'

interface EmptyStateProps {
  art?: 'broken' | 'empty'
  title: string
  text?: string
  /** What the player can do about it. */
  children?: ReactNode
}

/** What stands where nothing else can: a picture, a heading, a sentence, a way on. */
export function EmptyState({ art = 'empty', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StateArt name={art} />
      <h2 className={styles.title}>{title}</h2>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
    </div>
  )
}

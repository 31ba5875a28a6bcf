import type { ComponentPropsWithRef } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './Panel.module.css'

/** A card of text and controls, with an `h2` as heading. */
export function Panel({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={cx(styles.panel, className)} />
}

import type { ComponentPropsWithRef } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './Panel.module.css'

export function Panel({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={cx(styles.panel, className)} />
}

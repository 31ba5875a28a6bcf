import { Fragment } from 'react'
import type { Marks } from './nameIndex'
import styles from './SearchResult.module.css'

/** A name in its own direction, with the matching parts marked. */
export function Highlight({ name, marks }: { name: string; marks: Marks }) {
  return (
    // New marks need a new element, because a browser that translates the page replaces its text nodes.
    <bdi key={`${name} ${marks.join()}`}>
      {marks.map(([start, end], at) => (
        <Fragment key={start}>
          {name.slice(marks[at - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{name.slice(start, end)}</mark>
        </Fragment>
      ))}
      {name.slice(marks.at(-1)?.[1] ?? 0)}
    </bdi>
  )
}

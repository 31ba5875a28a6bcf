import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchList.module.css'

export interface SearchGroup {
  key: string
  title: string
  options: readonly { key: string; content: ReactNode }[]
}

interface SearchListProps {
  ref: Ref<HTMLDivElement>
  id: string
  groups: readonly SearchGroup[]
  /** The index of the option that Enter chooses, across all groups. */
  active: number
  onChoose: (index: number) => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

export function SearchList({ ref, id, groups, active, onChoose }: SearchListProps) {
  const { t } = useTranslation()
  const firsts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t('search.list')}>
      {groups.map(({ key, title, options }, at) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className={styles.title} role="presentation">
            {title}
          </div>
          {options.map((option, place) => {
            const index = (firsts[at] ?? 0) + place
            return (
              <button
                key={option.key}
                id={optionId(id, index)}
                type="button"
                role="option"
                className={styles.option}
                tabIndex={-1}
                aria-selected={index === active}
                // Keeps the focus in the field.
                onPointerDown={(event) => {
                  event.preventDefault()
                }}
                onClick={() => {
                  onChoose(index)
                }}
              >
                {option.content}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}

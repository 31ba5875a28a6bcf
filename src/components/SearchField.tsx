import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/cx'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** The field's name. */
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  className?: string | undefined
}

/** A search box; when to act on its text is the owner's affair (Decisions 8). */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={cx(styles.search, className)}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          icon="close"
          label={t('common.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

import { useRef, type ComponentPropsWithoutRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_LIMIT } from '@/domain/constants'
import { cx } from '@/lib/dom/cx'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import styles from './SearchField.module.css'

interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange'> {
  label: string
  value: string
  onChange: (text: string) => void
}

/** The class is for the box, all other props for the input. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={cx(styles.search, className)}>
      <Icon name="search" className={styles.icon} />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LIMIT}
        {...input}
        ref={field}
        className={styles.input}
        aria-label={label}
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
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}

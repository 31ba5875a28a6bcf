import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { SearchField } from '@/components/forms/SearchField'
import { usePersisted } from '@/device/persisted'
import { eraseSearches, addRecentSearch, recentSearches } from '@/device/recentSearches'
import { optionId, SearchList, type SearchGroup } from './SearchList'
import styles from './SearchPanel.module.css'
import { SearchResult } from './SearchResult'
import { useChooseResult } from './useChooseResult'
import { useCombobox } from './useCombobox'
import { useSearch } from './useSearch'

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const openResult = useChooseResult()
  const recent = usePersisted(recentSearches).value
  const { isSearched, isNone, isNear, isWaiting, isFailed, retry, ...search } = useSearch(text)
  const results = search.groups.flatMap((group) => group.results)
  const isRecent = text.trim() === '' && recent.length > 0

  const choose = (index: number) => {
    if (isRecent) {
      setText(recent[index] ?? '')
      return
    }
    const chosen = results[index]
    if (!chosen) return
    addRecentSearch(text)
    onClose()
    openResult(chosen.entry)
  }
  const count = isRecent ? recent.length : results.length
  const subject = isRecent ? '' : text
  const isEager = isSearched && !isNone
  const { active, list, onKeyDown } = useCombobox({ count, subject, isEager, onChoose: choose })
  const statusText = () => {
    if (!isSearched) return isRecent ? '' : t('search.hint')
    if (isNone && isWaiting) return t('search.waiting')
    if (!isNone) return t('search.results', { count })
    const none = t('search.none', { text: text.trim() })
    return isNear ? `${none} ${t('search.nearest')}` : none
  }
  const recentGroup: SearchGroup = {
    key: 'recent',
    title: t('search.recent'),
    options: recent.map((each) => ({
      key: each,
      content: (
        <>
          <Icon name="history" />
          <bdi>{each}</bdi>
        </>
      ),
    })),
  }
  const foundGroups = search.groups.map(({ kind, results: found }): SearchGroup => ({
    key: kind,
    title: t(`search.${kind}s`),
    options: found.map((result, at) => ({
      key: String(at),
      content: <SearchResult {...result} />,
    })),
  }))

  return (
    <div className={styles.panel}>
      <SearchField
        className={styles.field}
        label={t('search.label')}
        placeholder={t('search.label')}
        // With type "search", the first Escape would clear the text instead of closing the dialog.
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
        enterKeyHint="go"
        autoCapitalize="none"
        data-autofocus
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <p className={styles.status} role="status">
        {statusText()}
      </p>
      <div className={styles.results} aria-busy={isWaiting}>
        {count > 0 && (
          <SearchList
            ref={list}
            id={id}
            groups={isRecent ? [recentGroup] : foundGroups}
            active={active}
            onChoose={choose}
          />
        )}
        {isRecent && (
          <Button variant="ghost" onClick={eraseSearches}>
            {t('search.eraseRecent')}
          </Button>
        )}
        {isFailed && (
          <p className={styles.failed}>
            <span>{t('search.failed')}</span>
            <Button variant="ghost" icon="retry" onClick={retry}>
              {t('common.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

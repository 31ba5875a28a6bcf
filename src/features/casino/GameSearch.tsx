import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '@/components/forms/SearchField'
import { SEARCH_DEBOUNCE_MS } from '@/domain/constants'
import { toSearch } from '@/domain/read'

interface GameSearchProps {
  value: string
  onSearch: (text: string) => void
}

/** Decisions 8: searches 300 ms after the last key; a key press renders only the field. */
export function GameSearch({ value, onSearch }: GameSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The URL has changed (Back, cleared filters), so the field follows it.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }

  const searched = toSearch(text)
  const send = useEffectEvent(onSearch)
  useEffect(() => {
    if (searched === sent) return
    const timer = setTimeout(() => {
      setSent(searched)
      send(searched)
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [searched, sent])

  return (
    <SearchField
      label={t('games.search')}
      placeholder={t('games.searchPlaceholder')}
      value={text}
      onChange={setText}
    />
  )
}

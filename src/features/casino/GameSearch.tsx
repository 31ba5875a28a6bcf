import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '@/components/forms/SearchField'
import { SEARCH_DEBOUNCE_MS } from '@/domain/constants'

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

  const trimmed = text.trim()
  const send = useEffectEvent(onSearch)
  useEffect(() => {
    if (trimmed === sent) return
    const timer = setTimeout(() => {
      setSent(trimmed)
      send(trimmed)
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [sent, trimmed])

  return (
    <SearchField
      label={t('games.search')}
      placeholder={t('games.searchPlaceholder')}
      value={text}
      onChange={setText}
    />
  )
}

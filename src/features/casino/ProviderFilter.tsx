import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '@/components/forms/RadioCards'
import type { GameType } from '@/domain/entities'
import { FilterSlot } from './FilterSlot'
import { useProviderFilter } from './useFilterLists'

interface ProviderFilterProps {
  type: GameType
  value: string
  className?: string | undefined
  onChange: (provider: string, isWalk: boolean) => void
}

export function ProviderFilter({ type, value, className, onChange }: ProviderFilterProps) {
  const { t } = useTranslation()
  const { rows, ...state } = useProviderFilter(type, value)
  const options = useMemo(() => {
    const named = rows.map(({ id, Alias, Image }) => ({
      value: String(id),
      label: Alias,
      image: Image,
    }))
    return [{ value: '', label: t('games.allProviders') }, ...named]
  }, [rows, t])
  return (
    <FilterSlot {...state} variant="cards" label={t('games.providers')} className={className}>
      <RadioCards
        label={t('games.providers')}
        options={options}
        value={value}
        className={className}
        onChange={onChange}
      />
    </FilterSlot>
  )
}

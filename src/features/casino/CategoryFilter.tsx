import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChips } from '@/components/forms/RadioChips'
import type { GameType } from '@/domain/entities'
import { FilterSlot } from './FilterSlot'
import { useCategories } from './useFilterLists'

interface CategoryFilterProps {
  type: GameType
  value: string
  className?: string | undefined
  onChange: (category: string, isWalk: boolean) => void
}

export function CategoryFilter({ type, value, className, onChange }: CategoryFilterProps) {
  const { t } = useTranslation()
  const { rows, ...state } = useCategories(type, value)
  const options = useMemo(() => {
    const named = rows.map(({ id, name }) => ({ value: String(id), label: name }))
    return [{ value: '', label: t('games.allCategories') }, ...named]
  }, [rows, t])
  return (
    <FilterSlot {...state} variant="chips" label={t('games.categories')} className={className}>
      <RadioChips
        label={t('games.categories')}
        options={options}
        value={value}
        className={className}
        onChange={onChange}
      />
    </FilterSlot>
  )
}

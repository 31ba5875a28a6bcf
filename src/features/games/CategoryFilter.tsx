import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChips } from '@/components/forms/RadioChips'
import type { GameType } from '@/domain/entities'
import { useQuickChoice } from '@/lib/loading/useQuickChoice'
import { FilterSlot } from './FilterSlot'
import { useCategories } from './useFilterLists'

interface CategoryFilterProps {
  type: GameType
  value: string
  className?: string | undefined
  onChange: (category: string) => void
}

/** Spec §2: the categories of a game type; the first option is all of them. */
export function CategoryFilter({ type, value, className, onChange }: CategoryFilterProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useQuickChoice(value, onChange)
  const { rows, retry, ...state } = useCategories(type)
  const options = useMemo(() => {
    const named = rows.map(({ id, name }) => ({ value: String(id), label: name }))
    return [{ value: '', label: t('games.allCategories') }, ...named]
  }, [rows, t])
  return (
    <FilterSlot
      {...state}
      variant="chips"
      label={t('games.categories')}
      className={className}
      onRetry={retry}
    >
      <RadioChips
        label={t('games.categories')}
        options={options}
        value={chosen}
        className={className}
        onChange={choose}
      />
    </FilterSlot>
  )
}

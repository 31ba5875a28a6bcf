import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/Button'
import type { GameType } from '@/domain/entities'
import { usePersisted } from '@/device/persisted'
import { saveFilter, savedFilters } from './savedFilters'
import type { GameFilters } from './useGameFilters'

interface ResumeFiltersProps {
  type: GameType
  filters: GameFilters
  onResume: (wanted: Partial<GameFilters>) => void
}

/** Decisions 8: offers the remembered filters; nothing changes until the player accepts. */
export function ResumeFilters({ type, filters, onResume }: ResumeFiltersProps) {
  const { t } = useTranslation()
  const { provider, category, search } = filters
  const isChosen = provider !== '' || category !== ''
  const [saved] = useState(usePersisted(savedFilters).value[type])
  // Not offered again after the player has set or cleared a filter, which changes the address.
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const isOffered = key === firstKey && !isChosen && search === ''

  useEffect(() => {
    if (isChosen) saveFilter(type, { provider, category })
  }, [category, isChosen, provider, type])

  if (!saved || !isOffered) return null
  return (
    <div>
      <Button
        variant="quiet"
        icon="history"
        onClick={() => {
          onResume(saved)
        }}
      >
        {t('myGames.resume')}
      </Button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { SegmentedNav } from '@/components/SegmentedNav'
import type { GameType } from '@/domain/entities'
import { gameTypeList } from '@/domain/gameTypes'

interface GameTypeNavProps {
  current: GameType
  /** Decisions 29: an index links to indexes, a preview to previews. */
  kind: 'index' | 'preview'
}

export function GameTypeNav({ current, kind }: GameTypeNavProps) {
  const { t } = useTranslation()
  const links = gameTypeList.map((info) => ({
    to: info[kind],
    label: t(`games.type.${info.key}`),
    isCurrent: info.type === current,
  }))
  return <SegmentedNav label={t('games.types')} links={links} />
}

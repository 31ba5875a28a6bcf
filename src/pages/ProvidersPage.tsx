import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import type { GameType } from '@/domain/entities'
import { gameTypes } from '@/domain/gameTypes'
import { paths } from '@/domain/paths'
import { bannerOf } from '@/features/casino/bannerOf'
import { CasinoStrip } from '@/features/casino/CasinoStrip'
import { GameTypeNav } from '@/features/casino/GameTypeNav'
import { ProviderRows } from '@/features/casino/ProviderRows'

export default function ProvidersPage({ type }: { type: GameType }) {
  const { t } = useTranslation()
  const { key, index } = gameTypes[type]
  return (
    <>
      <PageHeader title={t(`games.title.${key}`)} {...bannerOf(type)}>
        <GameTypeNav current={type} kind="index" />
      </PageHeader>
      <ProviderRows key={type} type={type} />
      {index === paths.casino && <CasinoStrip />}
    </>
  )
}

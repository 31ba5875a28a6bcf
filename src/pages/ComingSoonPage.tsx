import { useTranslation } from 'react-i18next'
import type { ComingSoonKey } from '@/domain/comingSoonPages'
import { ComingSoonCard } from './ComingSoonCard'

export default function ComingSoonPage({ page }: { page: ComingSoonKey }) {
  const { t } = useTranslation()
  return (
    <ComingSoonCard page={page}>
      <h1>{t(`title.${page}`)}</h1>
    </ComingSoonCard>
  )
}

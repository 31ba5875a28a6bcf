import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import type { ComingSoonKey } from '@/domain/comingSoonPages'
import { ProtectionPanels } from '@/features/protection/ProtectionPanels'
import { ResponsiblePlay } from '@/features/protection/ResponsiblePlay'
import { ComingSoonCard } from './ComingSoonCard'

export default function ComingSoonPage({ page }: { page: ComingSoonKey }) {
  const { t } = useTranslation()
  const title = t(`title.${page}`)
  if (page !== 'playResponsibly') {
    return (
      <ComingSoonCard page={page}>
        <h1>{title}</h1>
      </ComingSoonCard>
    )
  }
  return (
    <>
      <PageHeader title={title} />
      <ResponsiblePlay>
        <ProtectionPanels />
      </ResponsiblePlay>
      <ComingSoonCard page={page} isPart>
        <h2>{t('responsible.rules')}</h2>
      </ComingSoonCard>
    </>
  )
}

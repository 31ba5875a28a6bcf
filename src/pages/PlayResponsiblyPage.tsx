import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import { ProtectionPanels } from '@/features/protection/ProtectionPanels'
import { ResponsiblePlay } from '@/features/protection/ResponsiblePlay'
import { ComingSoonCard } from './ComingSoonCard'

/** Decisions 27: the app's tools; the operator's rules are coming soon. */
export default function PlayResponsiblyPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('title.playResponsibly')} />
      <ResponsiblePlay>
        <ProtectionPanels />
      </ResponsiblePlay>
      <ComingSoonCard page="playResponsibly" isPart>
        <h2>{t('responsible.rules')}</h2>
      </ComingSoonCard>
    </>
  )
}

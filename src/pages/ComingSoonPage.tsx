import { PageHead } from '@/components/PageHead'
import type { SoonKey } from '@/domain/soonPages'
import { CheckPanel } from '@/features/protection/CheckPanel'
import { PausePanel } from '@/features/protection/PausePanel'
import { ResponsiblePlay } from '@/features/soon/ResponsiblePlay'
import { SoonCard } from '@/features/soon/SoonCard'
import { useTexts } from '@/i18n/texts'

/** Spec §2: the eight coming-soon pages. */
export default function ComingSoonPage({ page }: { page: SoonKey }) {
  const t = useTexts()
  const title = t(`title.${page}`)
  if (page !== 'playResponsibly') {
    return (
      <SoonCard page={page}>
        <h1>{title}</h1>
      </SoonCard>
    )
  }
  return (
    <>
      <PageHead title={title} />
      <ResponsiblePlay>
        <PausePanel />
        <CheckPanel />
      </ResponsiblePlay>
      <SoonCard page={page} isPart>
        <h2>{t('responsible.rules')}</h2>
      </SoonCard>
    </>
  )
}

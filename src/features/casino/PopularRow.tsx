import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowHeader } from '@/components/games/RowHeader'
import { paths } from '@/domain/paths'
import { RowGames } from './RowGames'
import { usePopularGames } from './usePopularGames'

const SKELETONS = 10

/** Decisions 10: the mobile home's first row, without Previous and Next. */
export function PopularRow() {
  const { t } = useTranslation()
  const id = useId()
  const popular = usePopularGames()
  return (
    <section aria-labelledby={id}>
      <RowHeader id={id} title={t('home.popular')} allTo={paths.casinoPreview} />
      <RowGames {...popular} size={SKELETONS} priority="now" />
    </section>
  )
}

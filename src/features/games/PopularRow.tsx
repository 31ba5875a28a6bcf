import { useId } from 'react'
import { RowHeader } from '@/components/games/RowHeader'
import { paths } from '@/domain/paths'
import { useTexts } from '@/i18n/texts'
import { RowGames } from './RowGames'
import { usePopularGames } from './usePopularGames'

const SKELETONS = 10

/** Decisions 10: the mobile home's first row, without Previous and Next. */
export function PopularRow() {
  const t = useTexts()
  const id = useId()
  const popular = usePopularGames()
  return (
    <section aria-labelledby={id}>
      <RowHeader id={id} title={t('home.popular')} allTo={paths.casinoPreview} />
      <RowGames {...popular} size={SKELETONS} place="first" />
    </section>
  )
}

import { useTexts } from '@/i18n/texts'

export const FAVOURITE_LABEL_ID = 'favourite-label'

/**
 * The name of all hearts, rendered once in the layout: a list has thousands of hearts, and a change of language
 * must not render them all (Quality L5).
 */
export function FavouriteLabel() {
  const t = useTexts()
  return (
    <span id={FAVOURITE_LABEL_ID} hidden>
      {t('myGames.favourite')}
    </span>
  )
}

import { useTranslation } from 'react-i18next'

export const FAVOURITE_LABEL_ID = 'favourite-label'

/** The name of all hearts, rendered once: a change of language must not render hundreds of hearts. */
export function FavouriteLabel() {
  const { t } = useTranslation()
  return (
    <span id={FAVOURITE_LABEL_ID} hidden>
      {t('myGames.favourite')}
    </span>
  )
}

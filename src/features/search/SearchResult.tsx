import { useTranslation } from 'react-i18next'
import { GameImage } from '@/components/games/GameImage'
import { Icon } from '@/components/Icon'
import { gameTypes } from '@/domain/gameTypes'
import { Highlight } from './Highlight'
import type { Found } from './nameIndex'
import type { SearchItem } from './searchItems'
import styles from './SearchResult.module.css'

export function SearchResult({ entry, marks }: Found<SearchItem>) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.picture} aria-hidden>
        {entry.kind === 'game' ? (
          <GameImage src={entry.game.image} name="" />
        ) : (
          <Icon name={entry.kind === 'provider' ? 'gem' : 'right'} flip={entry.kind === 'page'} />
        )}
      </span>
      <span className={styles.words}>
        <Highlight name={entry.name} marks={marks} />
        {entry.kind === 'game' && <bdi className={styles.note}>{entry.game.provider_name}</bdi>}
        {entry.kind === 'provider' && (
          <span className={styles.note}>
            {t(`games.type.${gameTypes[entry.provider.type].key}`)}
          </span>
        )}
      </span>
    </>
  )
}

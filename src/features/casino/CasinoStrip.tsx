import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '@/components/games/GameImage'
import { RowHeader } from '@/components/games/RowHeader'
import { ServerDown } from '@/components/ServerDown'
import { ShowMore } from '@/components/ShowMore'
import { focusableScroller } from '@/lib/dom/focusableScroller'
import { useLimited } from '@/lib/loading/useLimited'
import { fetchCasinoList, selectCasino } from '@/store/lists/casinoSlice'
import { loadState } from '@/store/core/asyncState'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFresh } from '@/store/useFresh'
import styles from './CasinoStrip.module.css'

/** Decisions 10: the casinos of `/users`, shown only if the list has named entries or has failed. */
export function CasinoStrip() {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useAppDispatch()
  const casino = useAppSelector(selectCasino)
  const { list } = casino
  const { failure } = loadState(casino)
  const { shown, onMore } = useLimited(list)

  const load = useCallback(() => void dispatch(fetchCasinoList()), [dispatch])
  useFresh({ flags: selectCasino, load })

  if (list.length === 0 && failure === null) return null
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <RowHeader id={id} title={t('games.casinos')} />
      {failure !== null && <ServerDown message={failure} onRetry={load} />}
      <ul className={styles.list} aria-labelledby={id} {...focusableScroller}>
        {shown.map((casino, index) => (
          <li key={index} className={styles.casino}>
            <span className={styles.picture}>
              <GameImage src={casino.image} name="" />
            </span>
            <bdi>{casino.name}</bdi>
          </li>
        ))}
      </ul>
      <ShowMore onMore={onMore} />
    </section>
  )
}

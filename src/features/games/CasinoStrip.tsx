import { useEffect, useId } from 'react'
import { GameImage } from '@/components/games/GameImage'
import { RowHeader } from '@/components/games/RowHeader'
import { useTexts } from '@/i18n/texts'
import { useLanguage } from '@/i18n/useLanguage'
import { focusableScroller } from '@/lib/dom/focusableScroller'
import { useOnReturn } from '@/lib/dom/useOnline'
import { isStale } from '@/store/asyncState'
import { fetchCasinoList, selectCasino } from '@/store/casinoSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import styles from './CasinoStrip.module.css'

/** Decisions 10: the casinos of `/users`, shown only when the list holds named entries. */
export function CasinoStrip() {
  const t = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const { list } = useAppSelector(selectCasino)

  useEffect(() => {
    const isDue = isStale(selectCasino(store.getState()), { at: Date.now(), lang })
    if (isDue) void dispatch(fetchCasinoList())
  }, [dispatch, store, lang])
  useOnReturn(() => void dispatch(fetchCasinoList()))

  // Entries without a name were dropped when they came.
  if (list.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <RowHeader id={id} title={t('games.casinos')} />
      <ul className={styles.list} aria-labelledby={id} {...focusableScroller}>
        {list.map((casino, index) => (
          <li key={index} className={styles.casino}>
            <span className={styles.picture}>
              <GameImage src={casino.image} name="" />
            </span>
            <bdi>{casino.name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

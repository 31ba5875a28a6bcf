import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@/domain/constants'
import type { Game } from '@/domain/entities'
import { gameTypeList } from '@/domain/gameTypes'
import { findGames } from '@/store/lists/findGames'
import { useAppDispatch } from '@/store/hooks'

interface ServerResult {
  text: string
  games: readonly Game[]
  isFailed: boolean
}

const none: ServerResult = { text: '', games: [], isFailed: false }
const noGames: readonly Game[] = []

/** Asks the server 300 ms after the last key; returns only the response to the current text. */
export function useServerSearch(text: string) {
  const dispatch = useAppDispatch()
  const [result, setResult] = useState(none)
  const [attempt, setAttempt] = useState(0)
  /** All games found since the search was opened, so that further key presses find them at once. */
  const [pool, setPool] = useState(noGames)

  useEffect(() => {
    if (text === '') return
    const loads: { abort: () => void }[] = []
    let isCurrent = true
    const request = async () => {
      const requests = gameTypeList.map(({ type }) => dispatch(findGames({ type, text })))
      loads.push(...requests)
      const responses = await Promise.all(requests)
      if (!isCurrent) return
      const pages = responses.filter(findGames.fulfilled.match)
      const games = pages.flatMap(({ payload }) => payload.data)
      setResult({ text, games, isFailed: pages.length < responses.length })
      setPool((others) => [...others, ...games])
    }
    const timer = setTimeout(() => void request(), SEARCH_DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      for (const load of loads) load.abort()
    }
  }, [attempt, dispatch, text])

  const isForText = result.text === text
  return {
    games: isForText ? result.games : noGames,
    pool,
    isWaiting: text !== '' && !isForText,
    isFailed: text !== '' && isForText && result.isFailed,
    retry: () => {
      setResult(none)
      setAttempt(attempt + 1)
    },
  }
}

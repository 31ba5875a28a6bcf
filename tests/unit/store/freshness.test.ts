import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, isStale } from '@/store/core/asyncState'
import { fetchTopWinners, selectWinner } from '@/store/lists/winnerSlice'
import { createStore, type AppStore } from '@/store/store'
import { failOnce } from '../../support/games'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const NOW = Date.parse('2026-03-15T12:00:00Z')
const MINUTE = 60_000

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  store = createStore()
})

const load = () => store.dispatch(fetchTopWinners())
const winners = () => selectWinner(store.getState())

describe('Decisions 20: a list is refreshed', () => {
  const loaded = { at: NOW, lang: 'en' }

  it.each([
    ['not within five minutes', { at: NOW + 5 * MINUTE, lang: 'en' }, false],
    ['when it is older than five minutes', { at: NOW + 5 * MINUTE + 1, lang: 'en' }, true],
    ['when the clock was set back since', { at: NOW - 1, lang: 'en' }, true],
    ['after a change of language', { at: NOW, lang: 'ar' }, true],
  ])('%s', (_, now, expected) => {
    expect(isStale({ ...idle, loaded }, now)).toBe(expected)
  })

  it('if it has never been loaded', () => {
    expect(isStale(idle, loaded)).toBe(true)
  })
})

describe('§4 The flags of a load', () => {
  it('a success stores when and in which language the data were loaded', async () => {
    await initTestI18n('fr')
    await load()
    const { at, lang } = winners().loaded!
    expect(lang).toBe('fr')
    expect(at - NOW).toBeGreaterThanOrEqual(0)
    expect(at - NOW).toBeLessThan(MINUTE)
  })

  it('the language is that of the request, even if it changes before the response', async () => {
    const done = load()
    await initTestI18n('ar')
    await done
    expect(winners().loaded?.lang).toBe('en')
  })

  it('a refresh keeps the age of the data until it has succeeded', async () => {
    await load()
    const { loaded } = winners()
    failOnce('top_winners', 'Later.')
    vi.setSystemTime(NOW + 9 * MINUTE)
    const done = load()
    expect(winners()).toMatchObject({ isFetching: true, isSuccess: false, loaded })
    await done
    expect(winners()).toMatchObject({ isError: true, errorMessage: 'Later.', loaded })
    await load()
    expect(winners()).toMatchObject({ isError: false, isSuccess: true, errorMessage: '' })
    expect(winners().loaded!.at - loaded!.at).toBeGreaterThanOrEqual(9 * MINUTE)
  })

  it('a retry clears the last error at once', async () => {
    failOnce('top_winners', 'Later.')
    await load()
    const done = load()
    expect(winners()).toMatchObject({ isFetching: true, isError: false, errorMessage: '' })
    await done
  })

  it('an abort never shows an error and keeps the data', async () => {
    await load()
    const { topWinList, loaded } = winners()
    const given = load()
    given.abort()
    await given
    expect(winners()).toEqual({ ...idle, topWinList, loaded })
  })
})

describe('Decisions 20, 23: loads at the same time', () => {
  /** Counts requests and aborted requests from now on. */
  const count = () => {
    let made = 0
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort')
    server.use(
      http.get('*/api/top_winners', async ({ request }) => {
        made++
        await delay(20)
        return HttpResponse.json([{ user: `of ${request.headers.get('Accept-Language')}` }])
      }),
    )
    return () => ({ made, aborted: abort.mock.calls.length })
  }

  it('the same load in another language aborts and replaces the first', async () => {
    const calls = count()
    const first = load()
    await delay(5)
    await initTestI18n('fr')
    const second = load()
    await first
    await Promise.all([second, load()])
    expect(calls()).toEqual({ made: 2, aborted: 1 })
    expect(winners()).toMatchObject({ isSuccess: true, topWinList: [{ user: 'of fr' }] })
    expect(winners().loaded?.lang).toBe('fr')
  })

  it('aborting a load aborts its request', async () => {
    const calls = count()
    const given = load()
    await delay(5)
    given.abort()
    await given
    await delay(5)
    expect(calls()).toEqual({ made: 1, aborted: 1 })
  })
})

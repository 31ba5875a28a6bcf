import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Game } from '@/domain/entities'
import { favourites, toggleFavourite } from '@/features/casino/favourites'
import {
  currentAccount,
  expireSession,
  forgetAccount,
  hasExpired,
  recordAccount,
} from '@/device/perPlayer'
import { addRecentGame, recentGames } from '@/device/recentGames'
import { addRecentSearch, recentSearches } from '@/device/recentSearches'
import { saveFilter, savedFilters } from '@/features/casino/savedFilters'
import { tokenStorage } from '@/device/tokenStorage'
import { deviceText } from '../../support/deviceText'
import { wireGames } from '../../support/games'

const [one, two] = wireGames(2) as [Game, Game]
const values = () =>
  [favourites, recentGames, recentSearches, savedFilters].map((store) => store.get().value)
const none = [[], [], [], {}]

let logins = 0
/** A login; the page learns the account's id after the token. */
const logIn = (id: string) => {
  tokenStorage.set(`token-${String((logins += 1))}`)
  recordAccount(tokenStorage.get(), '')
  recordAccount(tokenStorage.get(), id)
}
const logOut = () => {
  forgetAccount()
  tokenStorage.remove()
  recordAccount(null, '')
}
const expire = () => {
  tokenStorage.remove()
  recordAccount(null, '')
}
const choose = () => {
  toggleFavourite(one)
  addRecentGame(two)
  addRecentSearch('book of secrets')
  saveFilter(1, { provider: '37', category: '' })
}

describe('Decisions 4: the lists of each account', () => {
  it('are kept by an expired session and erased by a logout', () => {
    logIn('a')
    choose()
    const chosen = values()
    expire()
    expect(values()).toEqual(none)
    logIn('a')
    expect(values()).toEqual(chosen)
    logOut()
    expect(values()).toEqual(none)
    expect(deviceText()).not.toMatch(/book|Game|37|"a"/)
    logIn('a')
    expect(values()).toEqual(none)
  })

  it('show at once after a reload, before the server has named the account', async () => {
    logIn('a')
    toggleFavourite(one)
    vi.resetModules()
    const page = await import('@/features/casino/favourites')
    expect(page.favourites.get().value).toEqual([one])
  })

  it('take over what a visitor chose, the newest first and once', () => {
    logIn('a')
    choose()
    addRecentSearch('sky')
    saveFilter(2, { provider: '998', category: '4' })
    expire()
    toggleFavourite(two)
    toggleFavourite(one)
    addRecentSearch('Book of Secrets')
    saveFilter(1, { provider: '38', category: '' })
    logIn('a')
    expect(values()).toEqual([
      [one, two],
      [two],
      ['Book of Secrets', 'sky'],
      { 1: { provider: '38', category: '' }, 2: { provider: '998', category: '4' } },
    ])
    expire()
    expect(values()).toEqual(none)
  })

  it('take over what version 0.1.0 stored for everybody on the device', () => {
    localStorage.setItem('favourites', JSON.stringify({ version: 1, data: [one] }))
    localStorage.setItem('recentGames', JSON.stringify({ version: 1, data: [two] }))
    logIn('a')
    expect(values().slice(0, 2)).toEqual([[one], [two]])
    logOut()
    expect(deviceText()).not.toContain(one.name)
  })

  it('are those of the ten accounts that logged in last', () => {
    for (let i = 0; i < 11; i++) {
      logIn(`account${String(i)}`)
      toggleFavourite(one)
      expire()
    }
    logIn('account1')
    expect(favourites.get().value).toEqual([one])
    expire()
    logIn('account0')
    expect(favourites.get().value).toEqual([])
  })

  it('never take the id of a session that another tab has replaced', () => {
    logIn('a')
    choose()
    const token = tokenStorage.get()
    tokenStorage.set('of-another-player')
    recordAccount(token, 'a')
    expect(values()).toEqual(none)
  })

  it.each(['', 'x'.repeat(65)])('are of no account whose id cannot be one: %j', (id) => {
    logIn(id)
    expect(currentAccount()).toBe('')
  })

  it('are of no account where what is stored of them cannot be read', () => {
    logIn('a')
    const text = localStorage.getItem('accounts') ?? ''
    localStorage.setItem('accounts', text.replace('["a"]', '"a"'))
    expect([currentAccount(), text.includes('["a"]')]).toEqual(['', true])
  })

  it('stay with the visitor when there is no room for the account', () => {
    toggleFavourite(one)
    const write = localStorage.setItem.bind(localStorage)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key === 'favourites a') throw new DOMException('full', 'QuotaExceededError')
      write(key, text)
    })
    logIn('a')
    expire()
    expect(favourites.get().value).toEqual([one])
  })

  it('never mix two players, in any order of logins, choices and ends', () => {
    const step = fc.constantFrom('login a', 'login b', 'login ?', 'choose', 'expire', 'log out')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        localStorage.clear()
        tokenStorage.remove()
        let player = 'visitor'
        steps.forEach((each, at) => {
          if (each.startsWith('login')) {
            player = each.slice('login '.length)
            logIn(player === '?' ? '' : player)
          } else if (each === 'choose') {
            addRecentSearch(`by ${player} ${String(at)}`)
          } else if (player !== 'visitor') {
            if (each === 'expire') expire()
            else logOut()
            if (each === 'log out' || player === '?') {
              expect(deviceText()).not.toContain(`by ${player}`)
            }
            player = 'visitor'
          }
          const foreign = recentSearches
            .get()
            .value.filter(
              (text) => !text.startsWith('by visitor') && !text.startsWith(`by ${player}`),
            )
          expect(foreign).toEqual([])
        })
      }),
    )
  })
})

describe('Decisions 4: the sessions whose token the server refused', () => {
  /** Eleven logins of which each is refused; returns their tokens, the oldest first. */
  const refuseEleven = () =>
    Array.from({ length: 11 }, (_, at) => {
      logIn('a')
      const token = tokenStorage.get() ?? String(at)
      expireSession(token)
      return token
    })

  it('are remembered, the last ten of them', () => {
    expect(refuseEleven().map(hasExpired)).toEqual([false, ...Array<boolean>(10).fill(true)])
  })

  it('are remembered until a logout', () => {
    const tokens = refuseEleven()
    logIn('b')
    logOut()
    expect(tokens.filter(hasExpired)).toEqual([])
  })
})

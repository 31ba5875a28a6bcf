import { describe, expect, it } from 'vitest'
import { fingerprint } from '@/device/fingerprint'
import { expireSession, forgetAccount, hasExpired, recordAccount } from '@/device/perPlayer'
import { addRecentSearch, recentSearches } from '@/device/recentSearches'
import { tokenStorage } from '@/device/tokenStorage'

const logIn = (token: string, id: string) => {
  tokenStorage.set(token)
  recordAccount(token, '')
  recordAccount(token, id)
}

describe('Decisions 4: the accounts of a device', () => {
  it('a player without an id leaves nothing to the next', () => {
    logIn('t', '')
    addRecentSearch('book of secrets')
    logIn('next', 'b')
    expect(recentSearches.get().value).toEqual([])
    expect(JSON.stringify(localStorage)).not.toContain('book')
  })

  it('a logout forgets its account alone', () => {
    logIn('t', 'a')
    expireSession('t')
    logIn('next', 'b')
    forgetAccount()
    const { data } = JSON.parse(localStorage.getItem('accounts') ?? '') as { data: object }
    expect(data).toEqual({ session: '', current: '', all: ['a'], expired: [] })
  })

  it('an item that cannot be read hides no session that has expired', () => {
    logIn('t', 'a')
    expireSession('t')
    const text = localStorage.getItem('accounts') ?? ''
    const odd = text.replace('"expired":[', '"expired":[null,5,{"session":7},')
    expect(odd).not.toBe(text)
    localStorage.setItem('accounts', odd)
    expect([hasExpired('t'), hasExpired('other')]).toEqual([true, false])
    expect(odd).toContain(fingerprint('t'))
  })
})

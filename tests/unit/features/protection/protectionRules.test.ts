import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { languageCodes } from '@/domain/languageTable'
import { checkInterval } from '@/features/protection/checkInterval'
import { formatPauseEnd } from '@/features/protection/formatPauseEnd'
import { pickHelpLine } from '@/features/protection/pickHelpLine'
import { formatDate } from '@/lib/format/dates'
import { serverNow } from '@/device/protection/clocks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('The interval of the time check', () => {
  const keep = (data: unknown) => {
    localStorage.setItem('checkInterval', JSON.stringify({ version: 1, data }))
  }

  it.each([15, 30, 60] as const)('is %i minutes if the player chooses it', (minutes) => {
    keep(minutes === 60 ? 15 : 60)
    checkInterval.update(() => minutes)
    expect(localStorage.getItem('checkInterval')).toBe(`{"version":1,"data":${minutes}}`)
  })

  it.each([15, 30, 60])('is %i minutes if that is stored', (minutes) => {
    keep(minutes)
    expect(checkInterval.get()).toEqual({ value: minutes, problem: null })
  })

  it.each([0, 1, 45, 1e9, -15, '15', null, true])(
    'is not the stored value if that is unavailable: %j',
    (data) => {
      keep(data)
      expect(checkInterval.get()).toEqual({ value: null, problem: 'corrupt' })
    },
  )
})

describe('The shown end of a pause', () => {
  const shown = (at: number, lang: string) => formatDate(new Date(at).toISOString(), lang)

  it.each(languageCodes)("is in the time of the player's clock (%s)", (lang) => {
    vi.useFakeTimers()
    expect(formatPauseEnd(serverNow() + 90 * MINUTE, lang)).toBe(
      shown(Date.now() + 90 * MINUTE, lang),
    )
  })

  it('stays as far away when that clock is set back', () => {
    vi.useFakeTimers()
    const until = serverNow() + HOUR
    vi.setSystemTime(Date.now() - 5 * HOUR)
    expect(formatPauseEnd(until, 'en')).toBe(shown(Date.now() + HOUR, 'en'))
  })
})

describe('Several help lines', () => {
  it('are all shown within as many checks', () => {
    const lines = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(lines, fc.nat(100), (all, first) => {
        const shown = [0, 1, 2].map((check) => pickHelpLine(all, first + check))
        expect(new Set(shown)).toEqual(new Set(all))
      }),
    )
  })

  it('are shown in turn, one per check', () => {
    const turns = [0, 1, 2, 3, 4].map((check) => pickHelpLine(['a', 'b', 'c'], check))
    expect(turns).toEqual(['a', 'b', 'c', 'a', 'b'])
  })

  it('are the same one in every check if there is one, and none if there is none', () => {
    expect([0, 1, 7].map((check) => pickHelpLine(['a'], check))).toEqual(['a', 'a', 'a'])
    expect(pickHelpLine([], 3)).toBeNull()
  })
})

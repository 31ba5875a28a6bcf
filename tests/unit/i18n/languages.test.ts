import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, languages } from '@/domain/languages'
import { options } from '@/i18n/options'

describe('§3 Language option, §9 Languages', () => {
  it('the entries are 1 French fr, 2 English en, 3 Arabic ar; French is the default', () => {
    expect(languages.map(({ id, lang, pref }) => [id, lang, pref])).toEqual([
      [1, 'Français', 'fr'],
      [2, 'English', 'en'],
      [3, 'العربية', 'ar'],
    ])
    expect(DEFAULT_LANGUAGE).toBe('fr')
  })

  it('each has its own image', () => {
    const pictures = languages.map(({ img }) => img)
    expect(new Set(pictures).size).toBe(3)
    for (const picture of pictures) expect(existsSync(`public${picture}`)).toBe(true)
  })

  it('Translation loading: up to 10 parallel reads, 5 retries, wait 350 ms', () => {
    expect(options).toMatchObject({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 })
  })
})

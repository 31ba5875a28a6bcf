import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MARKETS_PAGE, marketsPage } from '../../../scripts/markets/page'

describe('Quality H13: docs/markets.md', () => {
  it('is made from the table: run `npm run markets` after a change', async () => {
    expect(readFileSync(MARKETS_PAGE, 'utf8')).toBe(await marketsPage())
  })

  it('is no legal advice, and says what only the backend can do', async () => {
    const page = await marketsPage()
    expect(page).toContain('This is no legal advice')
    const sections = page.split(/^## /m).filter((section) => /^.*\(`[A-Z]{2}`\)/.test(section))
    expect(sections.length).toBeGreaterThanOrEqual(6)
    for (const section of sections) expect(section).toMatch(/Only the backend can:\n\n- /)
  })
})

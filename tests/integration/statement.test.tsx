import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main, useWorldDay } from '../support/historyPage'
import { holdResponses } from '../support/holdResponses'
import { catchFiles } from '../support/savedFiles'
import {
  downloadStatement,
  bet,
  deposit,
  loadedLifetime,
  loadedRegions,
  openStatement,
  plain,
  serveStatement,
  statementRegions,
  withdrawal,
} from '../support/statement'

beforeEach(useWorldDay)

describe('the statement', () => {
  it.each([false, true])(
    'has a region per month, the newest first (mobile: %s)',
    async (mobile) => {
      serveStatement({ rows: [] })
      await openStatement({ mobile })
      expect(await screen.findByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
      const names = (await statementRegions()).map((region) =>
        within(region).getByRole('heading', { level: 2 }),
      )
      expect(names.map((name) => name.textContent)).toEqual([
        'March 2026',
        'February 2026',
        'January 2026',
      ])
      expect(main().getByRole('region', { name: 'March 2026' })).toBeVisible()
    },
  )

  it('begins each month with a sentence in words', async () => {
    serveStatement({
      rows: [
        deposit('200.000', '2026-02-10'),
        deposit('100.000', '2026-02-20'),
        deposit('999.000', '2026-02-21', 'rejected'),
        withdrawal('80.000', '2026-02-27'),
        deposit('1.000', '2026-03-01'),
        withdrawal('3.500', '2026-03-02'),
      ],
    })
    await openStatement()
    const [march, february, january] = await loadedRegions()
    expect(plain(february!)).toContain(
      'In February you deposited 300.000 TND and withdrew 80.000: net 220.000.',
    )
    expect(plain(march!)).toContain(
      'So far in March you deposited 1.000 TND and withdrew 3.500: net −2.500.',
    )
    expect(plain(january!)).toContain('In January you deposited and withdrew nothing.')
  })

  it('has sentences for deposits alone and for withdrawals alone', async () => {
    serveStatement({ rows: [deposit('5.000', '2026-03-10'), withdrawal('7.000', '2026-02-10')] })
    await openStatement()
    const [march, february] = await loadedRegions()
    expect(plain(march!)).toContain('So far in March you deposited 5.000 TND and withdrew nothing.')
    expect(plain(february!)).toContain('In February you deposited nothing and withdrew 7.000 TND.')
  })

  it('shows the stakes and wins of casino and sport', async () => {
    serveStatement({
      rows: [
        bet('casino', 'bet', '12.500', '2026-03-03'),
        bet('casino', 'win', '2.250', '2026-03-03'),
        bet('sport', 'win', '9.000', '2026-03-04'),
      ],
    })
    await openStatement()
    const [march] = await loadedRegions()
    const sums = (part: string) =>
      within(within(march!).getByTestId(`statement-${part}`))
        .getAllByRole('definition')
        .map((sum) => sum.textContent)
    expect(sums('casino')).toEqual(['2.250 TND', '12.500 TND', '−10.250 TND'])
    expect(sums('sport')).toEqual(['9.000 TND', '0.000 TND', '+9.000 TND'])
  })

  it('shows earlier months, and names their year', async () => {
    const asked = serveStatement({ rows: [deposit('5.000', '2025-12-10')] })
    const { user } = await openStatement()
    await loadedRegions()
    const parts = ['deposit', 'withdrawal', 'casino', 'sport']
    const reads = (month: string) => parts.map((part) => `${part} ${month}`)
    const lifetime = ['deposit 2000-01', 'withdrawal 2000-01']
    await waitFor(() => {
      expect(asked).toEqual([...reads('2026-01'), ...lifetime])
    })
    await user.click(main().getByRole('button', { name: 'Show earlier' }))
    await waitFor(async () => {
      expect(await loadedRegions()).toHaveLength(6)
    })
    const all = await loadedRegions()
    expect(plain(all[3]!)).toContain('In December 2025 you deposited 5.000 TND')
    expect(asked).toEqual([...reads('2026-01'), ...lifetime, ...reads('2025-10')])
  })

  it.each([
    ['an unreadable amount', deposit('much', '2026-02-10')],
    ['an unknown status', deposit('5.000', '2026-02-10', 'on hold')],
    ['a pending row', deposit('5.000', '2026-02-10', 'pending')],
    ['a cancelled bet', { ...bet('sport', 'bet', '5.000', '2026-02-10'), status: 'Cancelled' }],
    ['a bet that contradicts itself', bet('casino', 'bet', '+5.000', '2026-02-10')],
  ])('says in its head and in the month that sums are approximate: %s', async (_, row) => {
    serveStatement({ rows: [row, deposit('5.000', '2026-02-11')] })
    await openStatement()
    const [march, february] = await loadedRegions()
    expect(february).toHaveAttribute('data-approximate', 'true')
    expect(february).toHaveTextContent('These sums are approximate')
    expect(march).not.toHaveTextContent('approximate')
    await waitFor(() => {
      expect(main().getByRole('status')).toHaveTextContent('These sums are approximate')
    })
    expect(main().getByRole('status')).toBeVisible()
  })

  it.each([
    ['en', 'These sums are approximate: 2 pending.'],
    ['fr', 'Ces sommes sont approximatives : 2 en attente.'],
    ['ar', 'هذه المبالغ تقريبية: 2 قيد الانتظار.'],
  ] as const)('says how many rows of a month are pending, in %s', async (lang, text) => {
    serveStatement({
      rows: [
        deposit('5.000', '2026-02-10', 'pending'),
        withdrawal('5.000', '2026-02-11'),
        { ...bet('sport', 'bet', '5.000', '2026-02-10'), status: 'pending' },
      ],
    })
    await openStatement({ lang })
    const [march, february] = await loadedRegions()
    expect(plain(february!)).toContain(text)
    await waitFor(() => {
      expect(plain(main().getByRole('status'))).toBe(text)
    })
    expect(march).not.toHaveAttribute('data-approximate')
  })

  it('says when sums could not be loaded, and loads only these again', async () => {
    serveStatement({ rows: [], failing: new Set(['casino 2026-01']) })
    const { user } = await openStatement()
    const [, february] = await loadedRegions()
    expect(february).toHaveTextContent('Some sums could not be loaded.')
    expect(main().getByRole('button', { name: 'Print' })).toBeDisabled()
    expect(main().getByRole('button', { name: 'Download' })).toBeDisabled()
    await loadedLifetime()
    const asked = serveStatement({ rows: [] })
    await user.click(within(february!).getByRole('button', { name: 'Try again' }))
    await loadedRegions()
    expect(february).not.toHaveTextContent('could not be loaded')
    expect(asked).toEqual(['casino 2026-01'])
  })

  it('is announced once, when it is complete', async () => {
    serveStatement({ rows: [] })
    const release = holdResponses('SportHistory')
    await openStatement()
    await statementRegions()
    expect(main().getByRole('status')).toBeEmptyDOMElement()
    release()
    await loadedRegions()
    await waitFor(() => {
      expect(main().getByRole('status')).toHaveTextContent('The statement is complete.')
    })
  })
})

describe('the statement’s file', () => {
  const files = catchFiles()
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('bears the day that the player’s calendar shows, also after midnight', async () => {
    vi.stubEnv('TZ', 'Africa/Tunis')
    vi.setSystemTime('2026-03-15T23:30:00Z')
    serveStatement({ rows: [] })
    const { user } = await openStatement()
    await downloadStatement(user)
    expect(files.map(({ name }) => name)).toEqual(['statement_2026-03-16.csv'])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { main, useWorldDay } from '../support/historyPage'
import { catchFiles, linesOf } from '../support/savedFiles'
import {
  bet,
  deposit,
  loadedLifetime,
  loadedRegions,
  openStatement,
  serveStatement,
  withdrawal,
} from '../support/statement'

const files = catchFiles()

beforeEach(useWorldDay)

describe('the statement on paper and as a file', () => {
  it('can be printed', async () => {
    serveStatement({ rows: [] })
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await openStatement()
    await loadedRegions()
    await loadedLifetime()
    await user.click(main().getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(main().getByText(/^Statement of yasmine, as of 15\/03\/2026\./)).toBeVisible()
  })

  it('can be downloaded, a row for each month', async () => {
    serveStatement({
      rows: [
        deposit('300.000', '2026-02-10'),
        withdrawal('80.000', '2026-02-11'),
        bet('casino', 'bet', '4.000', '2026-02-12'),
        deposit('much', '2026-01-10'),
      ],
    })
    const { user } = await openStatement()
    await loadedRegions()
    await loadedLifetime()
    await user.click(main().getByRole('button', { name: 'Download' }))
    const [file] = files
    expect(file?.name).toBe('statement_2026-03-15.csv')
    const lines = (await linesOf(file!)).map((line) => line.slice(1, -1).split('","'))
    expect(lines[0]).toEqual([
      'Period',
      ...['Deposited', 'Withdrawn', 'Deposited minus withdrawn'].map(
        (name) => `Deposits and withdrawals: ${name} (TND)`,
      ),
      ...['Casino', 'Sport'].flatMap((part) =>
        ['Won', 'Staked', 'Won minus staked'].map((name) => `${part}: ${name} (TND)`),
      ),
      'Note',
    ])
    expect(lines[2]?.slice(0, 7)).toEqual([
      ...['2026-02', '300.000', '80.000', '220.000', '0', '4.000', '-4.000'],
    ])
    expect(lines[3]?.at(-1)).toMatch(/^These sums are approximate/)
    expect(lines).toHaveLength(4)
  })
})

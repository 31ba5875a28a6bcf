import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { useWorldDay } from '../support/historyPage'
import { holdResponses } from '../support/holdResponses'
import { renderApp } from '../support/renderApp'
import { catchFiles, linesOf } from '../support/savedFiles'
import { go } from '../support/go'
import { server } from '../support/server'

const files = catchFiles()
beforeEach(useWorldDay)

const button = () =>
  within(screen.getByRole('main')).getByRole('button', { name: 'Download (CSV)' })

/** Responds to the casino history with pages of `size` rows, whatever size is requested. */
function answerPages(count: number, size: number, lastPage = Math.ceil(count / size)) {
  const asked: number[] = []
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pageIndex'))
      asked.push(page)
      const first = (page - 1) * size
      const length = Math.max(0, Math.min(size, count - first))
      const rows = Array.from({ length }, (_, i) => ({ num_id: `n${first + i}`, game_name: 'G' }))
      return HttpResponse.json({ data: rows, last_page: lastPage })
    }),
  )
  return asked
}

async function openCasino(options = {}) {
  const app = await renderApp('/casino_history', { player: 'yasmine', ...options })
  await screen.findByRole('table')
  await screen.findByText('yasmine', { selector: 'header *' })
  return app
}

async function openTotals() {
  const app = await openCasino()
  await app.user.click(screen.getByRole('button', { name: 'Totals' }))
  // It shows only below the sums.
  await screen.findByRole('button', { name: 'By game' })
  return app
}

describe('CSV download of the selected period', () => {
  const row = {
    game_date: '2026-03-15T10:30:00Z',
    num_id: '123456789012345678901',
    event_id: '=SUM(1)',
    game_name: 'Fire, "Ice"',
    direction: 'bet',
    amount: '1234.5',
  }
  const data = [row, { ...row, direction: 'win' }, { ...row, direction: 'refund', amount: null }]
  const serveRows = () => {
    server.use(http.get('*/api/CasinoHistory', () => HttpResponse.json({ data, last_page: 1 })))
  }
  const savedLines = async () => {
    await waitFor(() => {
      expect(files).toHaveLength(1)
    })
    return linesOf(files[0]!)
  }

  it("has the columns of the table, the page's labels, ISO dates, amounts, and ids as text", async () => {
    serveRows()
    const { user } = await openCasino()
    await user.click(button())
    const [head = [], ...rows] = (await savedLines()).map((line) => line.slice(1, -1).split('","'))
    expect(files[0]!.name).toBe('casino_history_2026-02-14_2026-03-15.csv')
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(head).toEqual(shown.map((name) => (name === 'Amount' ? 'Amount (TND)' : name)))
    const read = rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])))
    expect(Date.parse(read[0]?.Date ?? '')).toBe(Date.parse(row.game_date))
    const always = {
      Date: expect.stringMatching(/^2026-03-15T/) as string,
      'No.': '=""123456789012345678901""',
      Event: "'=SUM(1)",
      Game: 'Fire, ""Ice""',
    }
    expect(read).toMatchObject([
      { ...always, Direction: 'Bet', 'Amount (TND)': '-1234.5' },
      { ...always, Direction: 'Win', 'Amount (TND)': '1234.5' },
      { ...always, Direction: 'refund', 'Amount (TND)': '' },
    ])
  })

  it.each([
    ['reversed', 'To', '2026-01-31'],
    ['half-typed', 'From', ''],
    ['impossible', 'From', '0002-03-01'],
  ])(
    'is named after the days of the table while the typed range is %s',
    async (_, label, value) => {
      serveRows()
      const { user } = await openCasino()
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
      await user.click(button())
      expect(await savedLines()).toHaveLength(4)
      expect(files[0]!.name).toBe('casino_history_2026-02-14_2026-03-15.csv')
    },
  )

  it('and the totals come from one read', async () => {
    const asked = answerPages(5, 4)
    const { user } = await openTotals()
    asked.length = 0
    await user.click(button())
    expect(await savedLines()).toHaveLength(6)
    expect(asked).toEqual([])
  })

  it('stops early and says so when the period has too many pages', async () => {
    answerPages(101, 1)
    const { user } = await openCasino()
    await user.click(button())
    expect(
      await screen.findByText(
        'The file ends at row 100: choose a shorter period for the rest.',
        {},
        { timeout: 4000 },
      ),
    ).toBeVisible()
    expect(await linesOf(files[0]!)).toHaveLength(101)
  })

  it('has all rows of a long period, in their order', async () => {
    answerPages(1100, 100)
    const { user } = await openCasino()
    await user.click(button())
    const [, ...lines] = await savedLines()
    expect(lines.map((line) => /n\d+/.exec(line)?.[0])).toEqual(
      Array.from({ length: 1100 }, (_, at) => `n${at}`),
    )
  })

  it('is busy until it is complete, and creates one file', async () => {
    const { user } = await openCasino()
    const release = holdResponses('CasinoHistory')
    await user.dblClick(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => {
      expect(files).toHaveLength(1)
    })
    await waitFor(() => {
      expect(button()).not.toHaveAttribute('aria-busy')
    })
  })

  it('shows an error on failure, and creates no file', async () => {
    const { user } = await openCasino()
    server.use(http.get('*/api/CasinoHistory', () => HttpResponse.json({}, { status: 500 })))
    await user.click(button())
    expect(await screen.findByText('Unknown error')).toBeVisible()
    expect(files).toEqual([])
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('is cancelled silently when the player leaves the page', async () => {
    const { user, router } = await openCasino()
    const release = holdResponses('CasinoHistory')
    await user.click(button())
    await go(router, '/profile')
    await screen.findByTestId('profile-name')
    release()
    await act(() => delay(100))
    expect(files).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  /** A file of more than 500 rows, which are there; it is being written. */
  async function writeLongFile() {
    answerPages(600, 100)
    const { user } = await openTotals()
    fireEvent.click(button())
    return user
  }

  it('is not saved if the player chooses another period while it is written', async () => {
    const user = await writeLongFile()
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    await user.click(button())
    await savedLines()
    expect(files.map(({ name }) => name)).toEqual(['casino_history_2026-03-15_2026-03-15.csv'])
  })

  it('is not saved if the player has logged out while it is written', async () => {
    await writeLongFile()
    act(() => {
      tokenStorage.remove()
    })
    await act(() => delay(100))
    expect(files).toEqual([])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { listen, listenToTotals, main, useWorldDay } from '../support/historyPage'
import { renderApp } from '../support/renderApp'
import { catchFiles, linesOf } from '../support/savedFiles'
import { server } from '../support/server'
import {
  downloadStatement,
  loadedRegions,
  openStatement,
  plain,
  serveStatement,
} from '../support/statement'
import { textsOf } from '../support/texts'

beforeEach(useWorldDay)

let number = 0
const row = (game_name: string, direction: string, amount: string, event_id = '1') => ({
  num_id: String(number++),
  event_id,
  game_date: '2026-03-10T12:00:00Z',
  game_name,
  direction,
  amount,
})

const rowsOfMarch = () => [
  row('Sirocco Nights', 'bet', '2.500', '1'),
  row('Sirocco Nights', 'win', '1.000', '1'),
  row('SIROCCO  nights', 'bet', '2.500', '2'),
  row('Blue Door Cash', 'bet', '10.000'),
  row('Palace', 'win', '7.000'),
  row('', 'bet', '50.000', ''),
]

interface Options {
  lang?: LanguageCode
  mobile?: boolean
}

async function openGames(data: readonly object[], { lang = 'en', mobile = false }: Options = {}) {
  server.use(http.get('*/api/CasinoHistory', () => HttpResponse.json({ data, last_page: 1 })))
  const text = (key: string) => textsOf(lang).get(key) ?? key
  const app = await renderApp('/casino_history', { player: 'yasmine', lang, mobile })
  await app.user.click(await main().findByRole('button', { name: text('history.totals.show') }))
  const name = text('history.games.show')
  const button = await main().findByRole('button', { name })
  const asked = [listen('/casino_history'), listenToTotals('/casino_history')]
  await app.user.click(button)
  return { ...app, asked, button, name }
}

describe('what each game cost, in the totals', () => {
  it('shows on a press, without a call, and adds up to the totals', async () => {
    const { asked, button } = await openGames(rowsOfMarch())
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const table = main().getByRole('table', { name: 'By game' })
    const lines = within(table).getAllByRole('row').slice(1)
    expect(within(table).getAllByRole('columnheader').map(plain)).toEqual([
      'Game',
      'Staked',
      'Won',
      'Won minus staked',
      'Rounds',
    ])
    expect(lines.map((line) => within(line).getAllByRole('cell').map(plain))).toEqual([
      ['Blue Door Cash', '10.000 TND', '0.000 TND', '−10.000 TND', '1'],
      ['Sirocco Nights', '5.000 TND', '1.000 TND', '−4.000 TND', '2'],
      ['Palace', '0.000 TND', '7.000 TND', '+7.000 TND', '1'],
      ['No game named', '50.000 TND', '0.000 TND', '−50.000 TND', '—'],
    ])
    expect(screen.getByTestId('total-net')).toHaveTextContent('−57.000 TND')
    expect(asked.flat()).toEqual([])
  })

  it('closes on the second press', async () => {
    const { user, button } = await openGames(rowsOfMarch())
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(main().queryByRole('table', { name: 'By game' })).not.toBeInTheDocument()
  })

  it('is marked where a sum is approximate, and only there', async () => {
    await openGames([...rowsOfMarch(), row('Palace', 'gift', '1.000')])
    const table = main().getByRole('table', { name: 'By game' })
    const marked = within(table).getAllByText('(approximate)')
    expect(marked.map((mark) => mark.closest('tr')?.cells[0]?.textContent)).toEqual(['Palace'])
  })

  it('is a list on a phone, the net beside the name', async () => {
    await openGames(rowsOfMarch(), { mobile: true })
    const list = main().getByRole('list', { name: 'By game' })
    const [first] = within(list).getAllByRole('listitem')
    expect(plain(first!)).toBe(
      'GameBlue Door CashWon minus staked−10.000 TNDStaked10.000 TNDWon0.000 TNDRounds1',
    )
  })

  it('shows the ten greatest losses of 300 games, and more on a press', async () => {
    const games = Array.from({ length: 300 }, (_, at) => row(`Game ${at}`, 'bet', `${at + 1}`))
    const { user } = await openGames(games)
    const table = main().getByRole('table', { name: 'By game' })
    const lines = () => within(table).getAllByText(/^Game \d/)
    const greatest = Array.from({ length: 10 }, (_, at) => `Game ${299 - at}`)
    expect(lines().map(({ textContent }) => textContent)).toEqual(greatest)
    expect(main().getByText('Games shown: 10 of 300.')).toBeVisible()
    for (const count of [100, 200, 300]) {
      await user.click(main().getByRole('button', { name: 'Show more' }))
      expect(lines()).toHaveLength(count)
    }
    expect(main().queryByText(/^Games shown/)).not.toBeInTheDocument()
  })

  it.each(['fr', 'ar'] as const)('speaks %s', async (lang) => {
    const { name } = await openGames(rowsOfMarch(), { lang })
    const table = main().getByRole('table', { name })
    expect(within(table).getByText(textsOf(lang).get('history.games.none') ?? '')).toBeVisible()
  })

  it.each(['/sport_history', '/transaction_history'])(
    'is not in %s, which names none',
    async (path) => {
      const { user } = await renderApp(path, { player: 'yasmine' })
      await user.click(await main().findByRole('button', { name: 'Totals' }))
      await waitFor(() => {
        expect(screen.getByTestId('history-totals')).toHaveAttribute('aria-busy', 'false')
      })
      expect(main().queryByRole('button', { name: 'By game' })).not.toBeInTheDocument()
    },
  )
})

describe('what each game cost, in the statement', () => {
  const files = catchFiles()
  const bet = (day: string, game_name: string, amount: string, direction: 'bet' | 'win' = 'bet') =>
    ({ part: 'casino', day, game_name, event_id: '1', amount, direction }) as const

  it('shows for each month what was played in it', async () => {
    serveStatement({
      rows: [
        bet('2026-03-03', 'Palace', '5.000'),
        bet('2026-02-03', 'Palace', '1.000'),
        bet('2026-02-04', 'Palace', '3.000', 'win'),
      ],
    })
    const { user } = await openStatement()
    const [march, february] = await loadedRegions()
    for (const month of [march!, february!])
      await user.click(within(month).getByRole('button', { name: 'Casino by game' }))
    const rowsIn = (month: HTMLElement) =>
      within(month)
        .getAllByRole('row')
        .slice(1)
        .map((line) => plain(line))
    expect(rowsIn(march!)).toEqual(['Palace5.000 TND0.000 TND−5.000 TND1'])
    expect(rowsIn(february!)).toEqual(['Palace1.000 TND3.000 TND+2.000 TND1'])
  })

  it('is in the file, in columns of its own, all of it', async () => {
    const games = Array.from({ length: 150 }, (_, at) => bet('2026-03-02', `Game ${at}`, '1.000'))
    serveStatement({
      rows: [
        bet('2026-03-03', '=Palace', '5.000'),
        bet('2026-02-03', 'Palace', '1.000'),
        { ...bet('2026-02-03', 'Palace', '1.000'), direction: 'gift' as 'bet' },
        ...games,
      ],
    })
    const { user } = await openStatement()
    await downloadStatement(user)
    const [head, ...lines] = (await linesOf(files[0]!)).map((line) =>
      line.slice(1, -1).split('","'),
    )
    const at = (name: string) => head!.indexOf(name)
    expect(head!.slice(at('Game'))).toEqual([
      'Game',
      'By game: Casino: Won (TND)',
      'By game: Casino: Staked (TND)',
      'By game: Casino: Won minus staked (TND)',
      'Rounds',
      'Note',
    ])
    for (const line of lines) expect(line).toHaveLength(head!.length)
    const months = lines.filter((line) => line[at('Game')] === '')
    expect(months.map(([month]) => month)).toEqual(['2026-03', '2026-02', '2026-01'])
    const march = lines.filter(([month, ...cells]) => month === '2026-03' && cells[at('Game') - 1])
    expect(march).toHaveLength(151)
    expect(march[0]!.slice(at('Game'))).toEqual(["'=Palace", '0', '5.000', '-5.000', '1', ''])
    const sum = (rows: string[][], name: string) =>
      rows.reduce((all, line) => all + Number(line[at(name)]), 0)
    expect(sum(march, 'By game: Casino: Staked (TND)')).toBe(
      Number(months[0]![at('Casino: Staked (TND)')]),
    )
    const february = lines.find((line) => line[0] === '2026-02' && line[at('Game')] === 'Palace')
    expect(february![at('Note')]).toMatch(/^These sums are approximate/)
  })
})

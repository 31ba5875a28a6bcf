import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faultResponse } from '@demo/backend/faults'
import { tokenStorage } from '@/device/tokenStorage'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { server } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

let rows: unknown[]
let asked: Record<string, string>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:30:00Z') })
  asked = []
  rows = []
  answerStart()
  server.use(
    http.get('*/api/CasinoHistory', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json({ data: rows, last_page: 9 })
    }),
  )
})

const row = (minute: number, direction: string, amount: unknown, change: object = {}) => ({
  game_date: `2026-03-15T12:${String(minute)}:00Z`,
  num_id: String(minute),
  event_id: `E-${String(minute)}`,
  game_name: 'SIROCCO  nights',
  direction,
  amount,
  ...change,
})

const button = (name: string, root = document.body) => within(root).getByRole('button', { name })
const findDialog = () => screen.findByRole('dialog', { name: 'Last rounds' })
const dialog = () => screen.queryByRole('dialog', { name: 'Last rounds' })
const cards = () =>
  within(screen.getByRole('list', { name: 'Last rounds' })).getAllByRole('listitem')

/** A game is open, and its last rounds are. */
async function openRounds(options: Parameters<typeof openGame>[2] = { player: 'yasmine' }) {
  const app = await openGame('/contact_us', game, options)
  await findFrame()
  await app.user.click(button('Last rounds'))
  await screen.findByText(/^The newest row of any|^No row of/)
  return app
}

/** The value of a card by its label. */
const value = (card: HTMLElement | undefined, label: string) =>
  card && within(card).getByText(label).nextElementSibling?.textContent

describe('the last rounds of a game', () => {
  it.each([
    ['on a desktop', {}],
    ['on a phone', { mobile: true }],
  ])('show beside the game %s, from one call of 100 rows', async (_, options) => {
    rows = [
      row(22, 'bet', '1.000', { game_name: 'Falcon Rise' }),
      row(21, 'bet', '2.000'),
      row(20, 'win', '3.500', { event_id: 'E-19' }),
      row(19, 'bet', '-2.000'),
    ]
    const { user } = await openRounds({ player: 'yasmine', ...options })
    const element = frame()
    const [open, won, ...others] = cards()
    expect(others).toEqual([])
    expect(value(open, 'Result')).toBe('Open or lost: the history does not say which.')
    expect(value(open, 'Stake')).toBe('2.000 TND')
    expect(value(open, 'Win')).toContain('—')
    expect(value(won, 'Result')).toBe('+1.500 TND')
    expect(value(won, 'Win')).toBe('3.500 TND')
    expect(value(won, 'Round')).toContain('E-19')
    expect(dialog()).toHaveTextContent(/The newest row of any game: 15\/03\/2026,? \d\d:22/)
    expect(asked).toMatchObject([{ pageIndex: '1', pageSize: '100' }])
    await user.keyboard('{Escape}')
    expect(dialog()).not.toBeInTheDocument()
    expect(button('Last rounds')).toHaveFocus()
    expect(frame()).toBe(element)
  })

  it('show over the mini player, and Back closes them', async () => {
    rows = [row(21, 'bet', '2.000')]
    const { user, router } = await openGame('/contact_us')
    const element = await findFrame()
    await user.click(button('Minimise'))
    const mini = await screen.findByRole('region', { name: /^Mini player/ })
    await go(router, '/virtual')
    await user.click(button('Last rounds', mini))
    await findDialog()
    expect(await screen.findByText('2.000')).toBeVisible()
    await go(router, -1)
    expect(dialog()).not.toBeInTheDocument()
    expect(frame()).toBe(element)
  })

  it('are asked for again only by a press', async () => {
    useFakeTime()
    vi.setSystemTime(Date.parse('2026-03-15T12:30:00Z'))
    rows = [row(21, 'bet', '2.000')]
    const { user } = await openRounds()
    await passTime(60_000)
    expect(asked).toHaveLength(1)
    rows = [row(22, 'win', '4.000', { event_id: 'E-21' }), ...rows]
    await user.click(button('Refresh'))
    expect(await screen.findByText('+2.000')).toBeVisible()
    expect(asked).toHaveLength(2)
    expect(cards()).toHaveLength(1)
  })

  it('that the history does not name yet are said so, never as lost', async () => {
    rows = [row(22, 'bet', '1.000', { game_name: 'Falcon Rise' })]
    const { user } = await openRounds()
    const said = dialog()
    expect(said).toHaveTextContent('The newest rows of the history name no round of this game.')
    expect(said).toHaveTextContent(/The newest row of any game: .*22/)
    expect(said).toHaveTextContent('A round that is missing here may not be recorded yet.')
    expect(said).not.toHaveTextContent(/lost/)
    rows = []
    await user.click(button('Refresh'))
    await screen.findByText('No row of any game in the last 30 days can be read.')
  })

  it('that cannot be read are shown as such', async () => {
    rows = [
      row(21, 'bet', 'much'),
      row(20, 'win', '2.000'),
      row(19, 'bet', '1.000', { game_name: '' }),
      row(18, 'bet', '1.000', { game_date: 'soon' }),
      'no row',
    ]
    await openRounds()
    const [undated, unclear, won] = cards()
    expect(value(undated, 'Date')).toBe('soon')
    expect(value(unclear, 'Result')).toMatch(/^Uncertain: a row of this round is pending/)
    expect(value(won, 'Result')).toBe('Unknown: its stake is not among the newest rows.')
    expect(dialog()).toHaveTextContent(/cannot be read or name no game, .*: 2\./)
  })

  it('have a number to copy', async () => {
    rows = [row(21, 'bet', '2.000')]
    const { user } = await openRounds()
    await user.click(button('Copy the number E-21'))
    expect(await navigator.clipboard.readText()).toBe('E-21')
    expect(await screen.findByText('Copied: \u2066E-21\u2069')).toBeVisible()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await user.click(button('Copy the number E-21'))
    expect(await screen.findByText(/^The number could not be copied/)).toBeVisible()
  })

  it('say a failure, ask again by a press, and keep what was read', async () => {
    const fail = () => {
      server.use(http.get('*/api/CasinoHistory', () => faultResponse('500'), { once: true }))
    }
    const { user } = await openGame()
    await findFrame()
    fail()
    rows = [row(21, 'bet', '2.000')]
    await user.click(button('Last rounds'))
    expect(await screen.findByText('Internal error')).toBeVisible()
    await user.click(button('Retry'))
    expect(await screen.findByText('2.000')).toBeVisible()
    fail()
    await user.click(button('Refresh'))
    expect(await screen.findByRole('heading', { name: 'Server Down' })).toBeVisible()
    expect(cards()).toHaveLength(1)
    await user.click(button('Retry'))
    await vi.waitFor(() => {
      expect(dialog()).not.toHaveTextContent('Server Down')
    })
  })

  it('of a player are gone with the session', async () => {
    rows = [row(21, 'bet', '2.000')]
    let answer: () => void = () => undefined
    const wait = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = await openGame()
    await findFrame()
    server.use(
      http.get('*/api/CasinoHistory', async () => {
        await wait
        return HttpResponse.json({ data: rows })
      }),
    )
    await user.click(button('Last rounds'))
    act(() => {
      tokenStorage.remove()
    })
    answer()
    await vi.waitFor(() => {
      expect(dialog()).not.toBeInTheDocument()
    })
    expect(screen.queryByText('2.000')).not.toBeInTheDocument()
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Cut } from '@demo/backend/faults'
import { openGame } from '../acts'
import type { View } from '../driver/page'
import { button, role } from '../find'
import type { Stage } from '../stage'

interface Row {
  event_id: string
  direction: string
  amount: string
}

/** No other scenario plays these: a round that it left open would go on here. */
const games = [
  { preview: '/casino/preview', name: 'Book of Embers', start: 'Spin', pay: /slot\/end$/ },
  { preview: '/crash/preview', name: 'Rocket Dune', start: 'Take off', pay: /crash\/cashout$/ },
] as const

const leave = button('Cash out')
const dialog = role('dialog', 'Last rounds')
const newest = { css: '[role="dialog"] li' }
const lost = { text: { pattern: '^Connection lost' } }
const STAKE = /settle\/\w+\/start$/

/** A connection that is cut in mid-round, and what the panel then says. */
export function whatCounted(stage: () => Stage): void {
  /** As a tester does on /demo/faults; null makes it whole. */
  const setCut = (cut: Cut | null) =>
    fetch(stage().at('/demo/faults.json'), {
      method: cut ? 'POST' : 'DELETE',
      ...(cut && { body: JSON.stringify({ cut }) }),
    })

  const count = (call: RegExp) => stage().host.calls.filter((each) => call.test(each)).length

  /** Acts until one more such call has arrived. */
  async function send(page: View, call: RegExp, act: () => Promise<unknown>) {
    const before = count(call)
    await page.until(`${call.source} is sent`, async () => {
      if (count(call) === before) await act().catch(() => undefined)
      return count(call) > before
    })
  }

  /** The rows of the newest round of all games. */
  async function newestRound(page: View): Promise<Row[]> {
    const token = (await page.run(() => localStorage.getItem('token'))) ?? ''
    const path = '/api/CasinoHistory?pageIndex=1&pageSize=10'
    const answer = await fetch(stage().at(path), { headers: { Authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: Row[] }
    return data.filter(({ event_id }) => event_id === data[0]?.event_id)
  }

  /** One press, the number of open rounds that it shows, and the text of the newest round of the game. */
  async function panel(page: View, name = 'Last rounds') {
    await page.click(button(name))
    await page.see({ text: { pattern: '^The newest row of any game' } })
    await page.see({ text: { pattern: 'may not be recorded yet' } })
    const open = await page.count({ text: { pattern: '^Open or lost' }, within: dialog })
    const text = (await page.count(newest)) > 0 ? await page.text(newest) : ''
    await page.press('Escape')
    await page.gone(dialog)
    return { open, text }
  }

  describe('A connection that is cut in mid-round', () => {
    afterEach(() => setCut(null))

    it.each(games)(
      'in $name: one press says what counted',
      async ({ preview, name, start, pay }) => {
        // 422: a question about a round that the next one has replaced meanwhile.
        stage().allow(/does not load/, /(?:409|422) for/, /CORS request did not succeed/)
        const page = await stage().visit(preview, { as: 'yasmine' })
        const game = await openGame(page, name, button(start))
        const idle = { css: `button[aria-label="${start}"]:not([aria-disabled="true"])` }
        const press = () => game.click(idle, 500)

        const before = await newestRound(page)
        const shown = await panel(page)
        await setCut('requests')
        await press()
        await game.see(lost)
        // Two polls fail; a browser may send each again.
        await sleep(11_000)
        await setCut(null)
        expect(await newestRound(page)).toEqual(before)
        expect(await panel(page, 'See what counted.')).toEqual(shown)

        await setCut('answers')
        await send(page, STAKE, press)
        await game.see(lost)
        await setCut(null)
        const [bet, ...others] = await newestRound(page)
        expect([bet?.direction, others]).toEqual(['bet', []])
        expect(bet?.event_id).not.toBe(before[0]?.event_id)
        const { text } = await panel(page)
        expect(text).toContain('Open or lost: the history does not say which.')
        expect(text).toContain(bet?.event_id)

        /** Waits for the round's end, by the player's act if need be; a flight may crash before it. */
        const playOut = () => {
          const sent = count(pay)
          return page.until('the round has ended', async () => {
            if ((await game.countSeen(leave)) > 0) await game.click(leave, 500)
            return count(pay) > sent || (await game.countSeen(idle)) > 0
          })
        }
        await game.see(idle)
        await press()
        await playOut()
        let rows: Row[] = []
        for (let round = 0; round < 20 && rows.length < 2; round++) {
          await game.see(idle)
          await send(page, STAKE, press)
          await setCut('answers')
          await playOut()
          await setCut(null)
          rows = await newestRound(page)
        }
        const [win, stake] = rows
        const { text: won } = await panel(page)
        expect(won).toContain(win?.event_id)
        expect(won).toContain(`Stake\n${stake?.amount ?? ''} TND`)
        expect(won).toContain(`Win\n${win?.amount ?? ''} TND`)
      },
    )
  })
}

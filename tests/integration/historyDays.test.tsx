import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { datePlayer } from '../support/datedPlayer'
import { answer, listen, main, open, press } from '../support/historyPage'
import { setOnline } from '../support/network'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'

const DAY = 24 * 3_600_000
const days = () => [main().getByLabelText('From'), main().getByLabelText('To')]
/** The last moment of each asked period. */
const ends = (asked: readonly Record<string, string>[]) => asked.map(({ toDate }) => toDate)

beforeEach(() => {
  useFakeTime()
  vi.setSystemTime('2026-03-15T23:50:00Z')
  answer('/casino_history', { data: [], last_page: 1 })
})

describe('A history on a device whose date is a day behind', () => {
  it('ends with the day of the server, once that is known, and asks no more', async () => {
    const dated = datePlayer()
    dated.deviceError = -DAY
    const asked = listen('/casino_history')
    await open('/casino_history')
    await passTime(10_000)
    expect(ends(asked).at(-1)).toBe('2026-03-16T23:59:59.999Z')
    expect(days()[1]).toHaveValue('2026-03-16')
    expect(press('30 days')).toHaveAttribute('aria-pressed', 'true')
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  it('as the statement bears it, opened directly', async () => {
    const dated = datePlayer()
    dated.deviceError = -DAY
    await renderApp('/statement', { player: 'yasmine' })
    await passTime(10_000)
    expect(await screen.findByText(/16\/03\/2026|03\/16\/2026/)).toBeVisible()
  })

  it('asks once where the device’s date is right', async () => {
    datePlayer()
    const asked = listen('/casino_history')
    await open('/casino_history')
    await passTime(10_000)
    expect(ends(asked)).toEqual(['2026-03-15T23:59:59.999Z'])
  })
})

describe('A history whose reader travels', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('asks next for the days of the zone of now', async () => {
    datePlayer()
    const asked = listen('/casino_history')
    const { user } = await open('/casino_history')
    await passTime(1000)
    vi.stubEnv('TZ', 'Asia/Tokyo')
    await user.click(press('7 days'))
    await passTime(1000)
    expect(asked.at(-1)).toMatchObject({
      fromDate: '2026-03-09T15:00:00.000Z',
      toDate: '2026-03-16T14:59:59.999Z',
    })
  })
})

describe('A date that is none', () => {
  it.each([
    ['emptied', 'From', ''],
    ['in the year 20126', 'To', '20126-03-01'],
    ['in the year 26', 'From', '0026-03-01'],
  ])('(%s) asks nothing, and a sentence names the days that are shown', async (_, label, value) => {
    datePlayer()
    const asked = listen('/casino_history')
    const { user } = await open('/casino_history')
    await passTime(1000)
    const field = main().getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    await passTime(1000)
    // Not while it is typed.
    expect(field).toBeValid()
    fireEvent.blur(field)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(
      'This date is missing or does not exist. Shown: 14/02/2026 to 15/03/2026.',
    )
    expect(asked).toHaveLength(1)
    await user.click(press('30 days'))
    expect(field).toBeValid()
  })
})

describe('A history that stays open over midnight', () => {
  it('asks nothing by itself; the pressed range is that of the day when it is asked again', async () => {
    datePlayer()
    const asked = listen('/casino_history')
    const { user } = await open('/casino_history')
    await passTime(20 * 60_000)
    expect(press('30 days')).toHaveAttribute('aria-pressed', 'true')
    expect(days()[1]).toHaveValue('2026-03-15')
    await user.click(press('30 days'))
    await passTime(100)
    expect(days().map((field) => (field as HTMLInputElement).value)).toEqual([
      '2026-02-15',
      '2026-03-16',
    ])
    expect(ends(asked)).toEqual(['2026-03-15T23:59:59.999Z', '2026-03-16T23:59:59.999Z'])
  })

  it('has the new day when the network returns', async () => {
    datePlayer()
    await open('/casino_history')
    await screen.findByRole('button', { name: '30 days' })
    await passTime(20 * 60_000)
    setOnline(false)
    await passTime(100)
    setOnline(true)
    await passTime(1000)
    await waitFor(() => {
      expect(days()[1]).toHaveValue('2026-03-16')
    })
  })
})

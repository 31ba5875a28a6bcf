import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWorldDay } from '../support/historyPage'
import { PAGE } from '../support/limits'
import { nameMarket } from '../support/market'
import { answerStart, findFrame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { serveStatement } from '../support/statement'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000

beforeAll(() => Promise.all([loadPages(), import('@/features/protection/TimeCheck')]))

const playResponsibly = (options = {}) => renderApp(PAGE, { player: 'yasmine', ...options })

async function play(options: Parameters<typeof openGame>[2] = { player: 'yasmine' }) {
  answerStart()
  const app = await openGame('/', game, options)
  await findFrame()
  return app
}

describe('Quality H13: the time check', () => {
  beforeEach(useFakeTime)
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Time check' })
  const later = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE)
    await passTime(MINUTE)
  }

  it('comes after the longest interval of the market, though a longer one was stored', async () => {
    nameMarket('NL')
    localStorage.setItem('checkInterval', JSON.stringify({ version: 1, data: 60 }))
    await play()
    await passTime(100)
    await later(27)
    expect(dialog()).not.toBeInTheDocument()
    await later(2)
    expect(dialog()).toBeVisible()
  })

  it('names the net position, and shows the registers in turn', async () => {
    nameMarket('GB')
    const { user } = await play()
    await passTime(100)
    for (const name of ['GAMSTOP', 'GamCare']) {
      await later(60)
      const check = within(dialog()!)
      expect(check.getByText('Net position')).toBeVisible()
      expect(check.queryByText('Change in balance')).not.toBeInTheDocument()
      expect(check.getByRole('link', { name: new RegExp(name) })).toBeVisible()
      await user.click(check.getByRole('button', { name: 'Continue' }))
    }
  })
})

describe('Quality H13: the statement', () => {
  beforeEach(useWorldDay)

  it.each([
    ['en', 'Your statement is ready (February 2026): Profile, then Statement.'],
    ['fr', 'Votre relevé est prêt (février 2026) : Mon profil, puis Relevé.'],
    ['ar', 'كشف حسابك جاهز (فبراير 2026): ملفي الشخصي ثم كشف الحساب.'],
  ] as const)('is told once per period and account (%s)', async (lang, text) => {
    nameMarket('ES')
    serveStatement({ rows: [] })
    const { view } = await playResponsibly({ lang })
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    view.unmount()
    const again = await playResponsibly({ lang })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => {
      expect(localStorage.getItem('statementTold')).not.toBeNull()
    })
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    again.view.unmount()
    vi.setSystemTime(new Date('2026-04-02T10:00:00Z'))
    await playResponsibly({ lang: 'en' })
    expect((await screen.findAllByText(/\(March 2026\)/)).length).toBeGreaterThan(0)
  })
})

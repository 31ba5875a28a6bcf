import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetTime } from '@/device/protection/clocks'
import { brand } from '@/lib/pageData'
import { useWorldDay } from '../support/historyPage'
import { PAGE } from '../support/limits'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { useProtection } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { serveStatement } from '../support/statement'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000
const register = { label: 'Register', href: 'https://register.example/' }

const playResponsibly = () => renderApp(PAGE, { player: 'yasmine' })
const intervals = async () =>
  within(await screen.findByRole('radiogroup', { name: 'How often' })).getAllByRole('radio')

async function play() {
  answerStart()
  const app = await openGame('/', game)
  await findFrame()
  return app
}

it('without the block a player finds the defaults', async () => {
  await playResponsibly()
  expect((await intervals()).map((each) => each.textContent)).toEqual([
    'Every 15 minutes',
    'Every 30 minutes',
    'Every 60 minutes',
  ])
  expect(screen.getByRole('radio', { name: /60/ })).toBeChecked()
  expect(screen.queryByText(/rules that apply here/)).not.toBeInTheDocument()
  expect(screen.queryByText(/Self-exclusion/)).not.toBeInTheDocument()
  expect(screen.queryByText(/statement is ready/)).not.toBeInTheDocument()
})

it('the settings offer the intervals of the brand, and say that the rules require the check', async () => {
  useProtection({ checkMinutes: [15, 30], checkDefault: 15, checkRequired: true })
  await playResponsibly()
  expect(await intervals()).toHaveLength(2)
  expect(screen.getByRole('radio', { name: /15/ })).toBeChecked()
  expect(screen.getByText(/require this message at least every 30 minutes/)).toBeVisible()
})

it('the page on responsible play links to the register of self-exclusion', async () => {
  useProtection({ selfExclusion: [register] })
  await playResponsibly()
  const link = await screen.findByRole('link', { name: /^Register/ })
  expect(link).toHaveAttribute('href', register.href)
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

describe('the time check', () => {
  beforeEach(useFakeTime)
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Time check' })
  const later = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE)
    await passTime(MINUTE)
  }

  it('comes at the default of the brand if the chosen interval is no longer offered', async () => {
    useProtection({ checkMinutes: [15, 30], checkDefault: 30 })
    localStorage.setItem('checkInterval', JSON.stringify({ version: 1, data: 60 }))
    await play()
    await passTime(100)
    await later(27)
    expect(dialog()).not.toBeInTheDocument()
    await later(2)
    expect(dialog()).toBeVisible()
  })

  it('shows the help lines and the register in turn', async () => {
    const helpLine = { label: 'Help', href: 'https://help.example/' }
    useProtection({ helpLines: [helpLine], selfExclusion: [register] })
    const { user } = await play()
    await passTime(100)
    for (const { label } of [helpLine, register]) {
      await later(60)
      const check = within(dialog()!)
      expect(check.getByRole('link', { name: new RegExp(label) })).toBeVisible()
      await user.click(check.getByRole('button', { name: 'Continue' }))
    }
  })

  it('shows no net, and no bar does, where the brand switches it off', async () => {
    useProtection({ showNet: false })
    await play()
    await passTime(100)
    expect(screen.getByTestId('session-clock')).toBeVisible()
    await later(60)
    expect(within(dialog()!).getByText('Time since login')).toBeVisible()
    expect(screen.queryByText('Net this session')).not.toBeInTheDocument()
  })
})

it('the reminder of the statement comes once a month for each account', async () => {
  useWorldDay()
  useProtection({ statementReminder: true })
  serveStatement({ rows: [] })
  const { view } = await playResponsibly()
  const text = 'Your statement is ready (February 2026): Profile, then Statement.'
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  view.unmount()
  const again = await playResponsibly()
  await intervals()
  await screen.findByTestId('user-panel')
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  again.view.unmount()
  vi.setSystemTime(new Date('2026-04-02T10:00:00Z'))
  forgetTime()
  await playResponsibly()
  expect((await screen.findAllByText(/\(March 2026\)/)).length).toBeGreaterThan(0)
})

describe('Help comes from the brand file', () => {
  it("shows the operator's help lines and pages, opened in a new window", async () => {
    useProtection({
      helpLines: [{ label: 'Example help', href: 'https://help.example/', phone: '0800' }],
    })
    const { operatorLinks } = brand
    Object.assign(brand, {
      operatorLinks: [{ label: 'Limits', href: 'https://operator.example/limits' }],
    })
    onTestFinished(() => {
      Object.assign(brand, { operatorLinks })
    })
    await renderApp('/play_responsibly')
    const help = await screen.findByRole('link', { name: /Example help 0800/ })
    expect(help).toHaveAttribute('href', 'https://help.example/')
    expect(help).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link', { name: /Limits/ })).toBeVisible()
  })
})

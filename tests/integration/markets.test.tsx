import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPause } from '@/device/pause'
import { now } from '@/device/trustedClock'
import { formatPauseEnd } from '@/features/protection/formatPauseEnd'
import { HOUR, PAGE, save, status } from '../support/limits'
import { nameMarket } from '../support/market'
import { answerStart, findFrame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

beforeAll(() =>
  Promise.all([
    loadPages(),
    import('@/pages/HistoryPage'),
    import('@/features/protection/TimeCheck'),
  ]),
)

const playResponsibly = (options = {}) => renderApp(PAGE, { player: 'yasmine', ...options })
const register = (name: RegExp) => screen.findByRole('link', { name })

async function play(options: Parameters<typeof openGame>[2] = { player: 'yasmine' }) {
  answerStart()
  const app = await openGame('/', game, options)
  await findFrame()
  return app
}

describe('Quality H13: without a market', () => {
  it('no register, no requirement and no notice shows', async () => {
    const { user } = await playResponsibly()
    expect(await screen.findAllByRole('radio', { name: /^Every/ })).toHaveLength(3)
    expect(screen.queryByText(/rules that apply here/)).not.toBeInTheDocument()
    expect(screen.queryByText(/self-exclusion register/)).not.toBeInTheDocument()
    expect(screen.queryByText(/statement is ready/)).not.toBeInTheDocument()
    startPause(HOUR)
    await user.click(await screen.findByRole('button', { name: 'Pause 24 h' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })
})

describe('Quality H13: the settings of the time check', () => {
  it.each([
    ['en', 'How often', /require this message at least every 30 minutes/],
    ['fr', 'Fréquence', /imposent ce message au moins toutes les 30 minutes/],
    ['ar', 'عدد المرات', /كل 30 دقيقة على الأقل/],
  ] as const)(
    'offer only what the market allows, and say why (%s)',
    async (lang, group, reason) => {
      nameMarket('NL')
      await playResponsibly({ lang })
      const choices = within(await screen.findByRole('radiogroup', { name: group }))
      expect(choices.getAllByRole('radio').map((each) => each.textContent)).toEqual([
        expect.stringContaining('15'),
        expect.stringContaining('30'),
      ])
      expect(choices.getByRole('radio', { name: /30/ })).toBeChecked()
      expect(screen.getByText(reason)).toBeVisible()
    },
  )
})

describe('Quality H13: the names of sums', () => {
  it.each([
    ['en', 'Net position'],
    ['fr', 'Position nette'],
    ['ar', 'صافي الربح أو الخسارة'],
  ] as const)('the bar of a game names the net position (%s)', async (lang, name) => {
    nameMarket('GB')
    await play({ player: 'yasmine', lang })
    expect(await screen.findByRole('group', { name })).toBe(screen.getByTestId('net-position'))
  })

  it('the casino history names its win or loss, the transactions keep their words', async () => {
    nameMarket('GB')
    const { view } = await renderApp('/casino_history', { player: 'yasmine' })
    expect(await screen.findByText('Win/loss')).toBeVisible()
    view.unmount()
    await renderApp('/transaction_history', { player: 'yasmine' })
    expect(await screen.findByText('Deposited minus withdrawn')).toBeVisible()
    expect(screen.queryByText('Win/loss')).not.toBeInTheDocument()
  })
})

describe('Quality H13: the pause', () => {
  it('its button shows its whole name on a phone', async () => {
    nameMarket('DE')
    await play({ player: 'yasmine', mobile: true })
    expect(await screen.findByRole('button', { name: 'Pause 24 h' })).toHaveTextContent(
      /^Pause 24 h$/,
    )
  })

  it('24 hours begin without a question while a shorter pause runs', async () => {
    nameMarket('DE')
    startPause(HOUR)
    const { user } = await playResponsibly()
    await user.click(await screen.findByRole('button', { name: 'Pause 24 h' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const end = formatPauseEnd(now() + 24 * HOUR, 'en').split(',')[0] ?? ''
    expect(await screen.findByText(`Pause until ${end}`, { exact: false })).toBeVisible()
  })
})

describe('Quality H13: the registers', () => {
  it.each([
    ['AU', 'BetStop', 'https://www.betstop.gov.au'],
    ['DE', 'OASIS', 'https://rp-darmstadt.hessen.de'],
    ['DK', 'ROFUS', 'https://www.rofus.nu'],
    ['ES', 'RGIAJ', 'https://www.ordenacionjuego.es'],
    ['GB', 'GAMSTOP', 'https://www.gamstop.co.uk'],
    ['NL', 'Cruks', 'https://cruksregister.nl'],
    ['SE', 'Spelpaus', 'https://www.spelpaus.se'],
  ] as const)('in %s, %s is on the page on responsible play', async (code, name, href) => {
    nameMarket(code)
    await playResponsibly({ lang: 'fr' })
    const link = await register(new RegExp(`^${name}`))
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByText(/Registre national d’auto-exclusion/)).toBeVisible()
  })
})

describe('Quality H13: higher limits', () => {
  it('wait as long as the market requires', async () => {
    nameMarket('SE')
    const app = await playResponsibly()
    expect(screen.getByText(/a higher one or none after 72 hours/)).toBeVisible()
    const date = new Date(Date.now()).toUTCString()
    server.use(
      http.head('http://localhost:3000/', () => HttpResponse.text('', { headers: { Date: date } })),
    )
    await save(app, { 'Minutes per day': '60' })
    await save(app, { 'Minutes per day': '90' })
    const day = new Date(Date.now() + 72 * HOUR).getDate().toString().padStart(2, '0')
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(new RegExp(`From ${day}/.*: 90 minutes`))
    })
  })
})

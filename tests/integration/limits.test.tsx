import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetTime, timeState } from '@/device/serverTime'
import { DAY, field, PAGE, region, save, status, writeElsewhere } from '../support/limits'
import { loadPages } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

beforeAll(loadPages)

describe('Quality H12: the limits on /play_responsibly', () => {
  it('are empty at first, without a suggested amount', async () => {
    await renderApp(PAGE, { player: 'yasmine' })
    const names = ['Loss per day', 'Loss per week', 'Loss per month', 'Minutes per day']
    for (const name of names) {
      expect(await field(name)).toHaveValue('')
      expect(await field(name)).not.toHaveAttribute('placeholder')
    }
    expect(await status()).toHaveTextContent('No limit is set.')
  })

  it.each([
    [
      'fr',
      'Limites sur cet appareil',
      'Perte par jour',
      'Minutes par jour',
      'ni les limites de l’opérateur',
    ],
    ['ar', 'حدود على هذا الجهاز', 'الخسارة في اليوم', 'الدقائق في اليوم', 'ليست حدود المشغّل'],
    [
      'en',
      'Limits on this device',
      'Loss per day',
      'Minutes per day',
      'neither the operator’s limits',
    ],
  ] as const)(
    'have their names in %s, and say what they are not',
    async (lang, name, loss, minutes, not) => {
      await renderApp(PAGE, { lang })
      const view = await region(name)
      expect(view.getByRole('spinbutton', { name: loss })).toBeVisible()
      expect(view.getByRole('spinbutton', { name: minutes })).toBeVisible()
      expect(view.getByText(new RegExp(not))).toBeVisible()
    },
  )

  it('a first limit holds at once and after a reload; a higher one follows after 24 hours', async () => {
    const app = await renderApp(PAGE, { player: 'yasmine' })
    await save(app, { 'Loss per day': '50', 'Minutes per day': '60' })
    expect(await status()).toHaveTextContent('Loss per day: 50.000 TND, in force now.')
    expect(await status()).toHaveTextContent('Minutes per day: 60 minutes, in force now.')
    await save(app, { 'Loss per day': '80.5', 'Minutes per day': '' })
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(
        /Loss per day: 50\.000 TND, in force now\. From \d\d\/\d\d\/\d{4}, \d\d:\d\d: 80\.500 TND\./,
      )
    })
    expect(await status()).toHaveTextContent(/60 minutes, in force now\. From .*: no limit\./)
    expect(await field('Loss per day')).toHaveValue('80.5')
    app.view.unmount()

    /** Opens the page again, at a time of the server and with the device's clock set back. */
    const reopen = async (later: number) => {
      forgetTime()
      const date = new Date(Date.now() + later).toUTCString()
      server.use(
        http.head('http://localhost:3000/', () =>
          HttpResponse.text('', { headers: { Date: date } }),
        ),
      )
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * DAY)
      const { view } = await renderApp(PAGE, { player: 'yasmine' })
      await waitFor(() => {
        expect(timeState()).toBe('known')
      })
      vi.mocked(Date.now).mockRestore()
      return view
    }
    const early = await reopen(DAY - 60_000)
    expect(await status()).toHaveTextContent('Loss per day: 50.000 TND, in force now. From')
    early.unmount()
    await reopen(DAY + 60_000)
    expect(await status()).toHaveTextContent(/^Loss per day: 80\.500 TND, in force now\.$/)
  })

  it('a lower limit replaces a raise that waits', async () => {
    const app = await renderApp(PAGE)
    await save(app, { 'Loss per week': '50' })
    await save(app, { 'Loss per week': '70' })
    expect(await status()).toHaveTextContent('70')
    await save(app, { 'Loss per week': '20' })
    expect(await status()).toHaveTextContent(/^Loss per week: 20\.00, in force now\.$/)
  })

  it('unreadable fields keep their text, show a message and save nothing', async () => {
    const app = await renderApp(PAGE)
    await save(app, { 'Loss per day': '12x', 'Loss per week': '40', 'Minutes per day': '1.5' })
    expect(await status()).toHaveTextContent('No limit is set.')
    expect(await field('Loss per day')).toHaveValue('12x')
    expect(await field('Loss per day')).toHaveAccessibleDescription(/Enter an amount above zero/)
    expect(await field('Loss per day')).toHaveFocus()
    expect(await field('Minutes per day')).toHaveAccessibleDescription(
      /whole minutes from 1 to 1440/,
    )
    expect(await field('Loss per week')).not.toBeInvalid()
    await save(app, { 'Loss per day': '12', 'Minutes per day': '15' })
    expect(await status()).toHaveTextContent('Loss per week: 40.00, in force now.')
  })

  it('accept the language’s own decimal sign, Arabic digits and arrow keys', async () => {
    const { user } = await renderApp(PAGE, { lang: 'fr', player: 'yasmine' })
    const view = await region('Limites sur cet appareil')
    await user.type(view.getByRole('spinbutton', { name: 'Perte par jour' }), '1 012,5')
    await user.type(view.getByRole('spinbutton', { name: 'Perte par semaine' }), '٢٠')
    await user.type(
      view.getByRole('spinbutton', { name: 'Minutes par jour' }),
      '9{ArrowUp}{ArrowUp}',
    )
    await user.click(view.getByRole('button', { name: 'Enregistrer les limites' }))
    expect(view.getByRole('status')).toHaveTextContent(/Perte par jour : 1.012,500 TND, en vigueur/)
    expect(view.getByRole('status')).toHaveTextContent(/Perte par semaine : 20,000 TND/)
    expect(view.getByRole('status')).toHaveTextContent(/Minutes par jour : 11 minutes/)
    expect(view.getByRole('spinbutton', { name: 'Perte par jour' })).toHaveValue('1012,5')
  })

  it('show what another tab has set, and change only what was typed here', async () => {
    const app = await renderApp(PAGE)
    await app.user.type(await field('Loss per day'), '50')
    writeElsewhere('limits', { minutesDay: { value: '30', next: null } })
    expect(await field('Minutes per day')).toHaveValue('30')
    await app.user.click((await region()).getByRole('button', { name: 'Save limits' }))
    expect(await status()).toHaveTextContent('Minutes per day: 30 minutes, in force now.')
    expect(await status()).toHaveTextContent('Loss per day: 50.00, in force now.')
  })

  it('show an error when they cannot be stored', async () => {
    const app = await renderApp(PAGE)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await save(app, { 'Minutes per day': '30' })
    expect((await region()).getByText(/holds in this tab only/)).toBeVisible()
    expect(await status()).toHaveTextContent('30 minutes, in force now.')
    vi.restoreAllMocks()
    writeElsewhere('limits', {})
  })
})

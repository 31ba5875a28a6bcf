import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { forgetTime, timeState } from '@/device/protection/clocks'
import { DAY, field, PAGE, region, save, status } from '../support/limits'
import { accountOf, writeElsewhere } from '../support/protection'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

const open = () => renderApp(PAGE, { player: 'yasmine' })

describe('The limits on /play_responsibly', () => {
  it('are empty at first, without a suggestion', async () => {
    await open()
    expect(await field()).toHaveValue('')
    expect(await field()).not.toHaveAttribute('placeholder')
    expect(await status()).toHaveTextContent('No limit is set.')
  })

  it.each([
    ['fr', 'Limites de ce compte', 'Minutes par jour', 'ni la limite de l’opérateur'],
    ['ar', 'حدود هذا الحساب', 'الدقائق في اليوم', 'ليس حد المشغّل'],
    ['en', 'Limits of this account', 'Minutes per day', 'neither the operator’s limit'],
  ] as const)(
    'have their names in %s, and say what they are not',
    async (lang, name, minutes, not) => {
      await renderApp(PAGE, { lang, player: 'yasmine' })
      const view = await region(name)
      expect(view.getByRole('spinbutton', { name: minutes })).toBeVisible()
      expect(view.getByText(new RegExp(not))).toBeVisible()
    },
  )

  it('ask a visitor to log in', async () => {
    const { user } = await renderApp(PAGE)
    expect((await region()).queryByRole('spinbutton')).not.toBeInTheDocument()
    await user.click((await region()).getByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  it('a first limit holds at once and after a reload; a higher one follows after 24 hours', async () => {
    const app = await open()
    await save(app, '60')
    expect(await status()).toHaveTextContent('Minutes per day: 60 minutes, in force now.')
    await save(app, '')
    await app.user.click(await screen.findByRole('button', { name: 'Remove limit' }))
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(
        /60 minutes, in force now\. From \d\d\/\d\d\/\d{4}, \d\d:\d\d: no limit\./,
      )
    })
    await save(app, '90')
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(/60 minutes, in force now\. From .*: 90 minutes\./)
    })
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
      const { view } = await open()
      await waitFor(() => {
        expect(timeState()).toBe('known')
      })
      vi.mocked(Date.now).mockRestore()
      return view
    }
    const early = await reopen(DAY - 60_000)
    expect(await status()).toHaveTextContent('60 minutes, in force now. From')
    early.unmount()
    await reopen(DAY + 60_000)
    await waitFor(async () => {
      expect(await status()).toHaveTextContent(/^Minutes per day: 90 minutes, in force now\.$/)
    })
  })

  it.each(['1441', '0', '1.5'])('%s shows a message and saves nothing', async (minutes) => {
    const app = await open()
    await save(app, minutes)
    expect(await status()).toHaveTextContent('No limit is set.')
    expect(await field()).toHaveAccessibleDescription(/whole minutes from 1 to 1440/)
    expect(await field()).toHaveFocus()
    await save(app, '15')
    expect(await status()).toHaveTextContent('15 minutes, in force now.')
    expect(await field()).not.toBeInvalid()
  })

  it('show what another tab has set, and belong to one account', async () => {
    const { view } = await open()
    await field()
    writeElsewhere('limits', { [accountOf('yasmine')]: { minutes: 30, next: null } })
    expect(await field()).toHaveValue('30')
    expect(await status()).toHaveTextContent('30 minutes, in force now.')
    view.unmount()
    await renderApp(PAGE, { player: 'karim' })
    expect(await field()).toHaveValue('')
    expect(await status()).toHaveTextContent('No limit is set.')
  })
})

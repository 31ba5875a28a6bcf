import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { field, PAGE, region, save, status } from '../support/limits'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { textsOf } from '../support/texts'

const open = (lang: 'en' | 'fr' | 'ar' = 'en') => renderApp(PAGE, { player: 'yasmine', lang })
/** The panel's texts and field in a language. */
async function openIn(lang: 'en' | 'fr' | 'ar') {
  const { user } = await open(lang)
  const text = (name: string) => textsOf(lang).get(`limits.${name}`) ?? ''
  const view = await region(text('title'))
  const input = await view.findByRole('spinbutton', { name: text('minutesDay') })
  return { user, text, view, input }
}
const question = () => screen.findByRole('alertdialog', { name: 'Remove limit' })
const hasLimit = (minutes: number) =>
  waitFor(async () => {
    expect(await status()).toHaveTextContent(`Minutes per day: ${minutes} minutes, in force now.`)
  })

describe('The field of the minutes per day', () => {
  it('is a spin button without what a browser does with a number field', async () => {
    const { user } = await open()
    const input = await field()
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAttribute('aria-valuemin', '1')
    expect(input).toHaveAttribute('aria-valuemax', '1440')
    expect(input).not.toHaveAttribute('aria-valuenow')
    await user.type(input, '٦٠')
    expect(input).toHaveAttribute('aria-valuenow', '60')
    await user.type(input, ' min')
    expect(input).not.toHaveAttribute('aria-valuenow')
  })

  it('counts by one with the arrow keys, from 1 to 1440', async () => {
    const { user } = await open()
    const input = await field()
    await user.type(input, '{ArrowDown}')
    expect(input).toHaveValue('')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(input).toHaveValue('2')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input).toHaveValue('1')
    await user.clear(input)
    await user.keyboard('1439{ArrowUp}{ArrowUp}')
    expect(input).toHaveValue('1440')
    await user.keyboard(' h{ArrowUp}')
    expect(input).toHaveValue('1440 h')
  })

  it('keeps the focus when Enter saves it', async () => {
    const { user } = await open()
    await user.type(await field(), '45{Enter}')
    await hasLimit(45)
    expect(await field()).toHaveFocus()
  })

  it('keeps what is typed before the account is known', async () => {
    let arrive!: () => void
    const wait = new Promise<void>((resolve) => {
      arrive = resolve
    })
    server.use(
      http.get('*/api/UserDetails', async () => {
        await wait
        return undefined
      }),
    )
    const { user } = await open()
    await user.type(await field(), '45')
    expect((await region()).getByRole('button', { name: 'Save limits' })).toBeDisabled()
    arrive()
    await waitFor(async () => {
      expect((await region()).getByRole('button', { name: 'Save limits' })).toBeEnabled()
    })
    expect(await field()).toHaveValue('45')
  })

  it.each([
    ['Arabic', '٩٠'],
    ['Persian', '۹۰'],
    ['Devanagari', '९०'],
    ['full-width', '９０'],
    ['mathematical', '𝟡𝟘'],
    ['two kinds of', '9٠'],
    ['zeros before', '0090'],
    ['blanks around', ' 90 '],
  ])('reads %s digits: %s', async (_, typed) => {
    const app = await open()
    await save(app, typed)
    await hasLimit(90)
    expect(await field()).toHaveValue('90')
  })

  it.each([
    ['1441', 'en'],
    ['0', 'en'],
    ['٠', 'ar'],
    ['1.5', 'en'],
    ['1,5', 'fr'],
    ['١٬٠٠٠', 'ar'],
    ['-5', 'en'],
    ['+5', 'en'],
    ['1e2', 'en'],
    ['0x10', 'en'],
    ['60 min', 'fr'],
    ['٦٠ دقيقة', 'ar'],
    ['sixty', 'en'],
    ['六十', 'en'],
    ['½', 'en'],
    ['\u200f', 'ar'],
  ] as const)('refuses %j in %s with a sentence, and stores nothing', async (typed, lang) => {
    const { user, text, input } = await openIn(lang)
    await user.type(input, '60{Enter}')
    await user.clear(input)
    await user.type(input, `${typed}{Enter}`)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(input).toHaveAccessibleDescription(text('badMinutes'))
    expect(input).toHaveFocus()
    expect(localStorage.getItem('limits')).toContain('"minutes":60,"next":null')
  })
})

describe('An empty field means no limit only after a question', () => {
  it('which a limit needs, and nothing else', async () => {
    const app = await open()
    await save(app, '')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await field()).not.toBeInvalid()
    expect(await status()).toHaveTextContent('No limit is set.')
  })

  it.each([
    ['its button', 'Cancel'],
    ['its close button', 'Close'],
    ['Escape', null],
  ])('which %s answers with no', async (_, name) => {
    const app = await open()
    await save(app, '60')
    await save(app, '  ')
    const dialog = within(await question())
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (name) await app.user.click(dialog.getByRole('button', { name }))
    else await app.user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await status()).toHaveTextContent(/^Minutes per day: 60 minutes, in force now\.$/)
  })

  it.each(['en', 'fr', 'ar'] as const)('which says in %s what follows', async (lang) => {
    const { user, text, view, input } = await openIn(lang)
    await user.type(input, '60{Enter}')
    await user.clear(input)
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: text('remove') })
    expect(dialog).toHaveTextContent('24')
    await user.click(within(dialog).getByRole('button', { name: text('remove') }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(input).toHaveFocus()
    await waitFor(() => {
      expect(view.getByRole('status')).toHaveTextContent(text('unlimited'))
    })
  })
})

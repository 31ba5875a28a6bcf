import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { go } from '../support/go'
import { listen, main, open, press, useWorldDay } from '../support/historyPage'

beforeEach(useWorldDay)

describe('§5 A history that Back opens again', () => {
  it.each(['/casino_history', '/sport_history'] as const)(
    'shows the range and the page that the player had left, at the same address: %s',
    async (path) => {
      const asked = listen(path)
      const { user, router } = await open(path)
      await user.click(press('7 days'))
      await main().findByText('Page 1')
      await user.click(press('Next'))
      await main().findByText('Page 2')
      const left = asked.at(-1)
      await go(router, '/contact_us')
      await act(async () => {
        await router.navigate(-1)
      })
      await main().findByText('Page 2')
      expect(router.state.location).toMatchObject({ pathname: path, search: '' })
      expect(press('7 days')).toHaveAttribute('aria-pressed', 'true')
      expect(asked.at(-1)).toEqual(left)
    },
  )

  it('keeps chosen days and a filter', async () => {
    const asked = listen('/transaction_history')
    const { user, router } = await open('/transaction_history')
    await user.clear(main().getByLabelText('From'))
    await user.type(main().getByLabelText('From'), '2026-03-02')
    await user.click(main().getAllByRole('radio')[1]!)
    await main().findByText('Page 1')
    const left = asked.at(-1)
    await go(router, '/contact_us')
    await act(async () => {
      await router.navigate(-1)
    })
    await main().findByText('Page 1')
    expect(main().getByLabelText('From')).toHaveValue('2026-03-02')
    expect(main().getAllByRole('radio')[1]).toBeChecked()
    expect(asked.at(-1)).toEqual(left)
  })

  it('shows the first page where the page that it keeps has no rows any more', async () => {
    const asked = listen('/casino_history')
    const { router } = await open('/casino_history')
    await main().findByText('Page 1')
    await go(router, '/contact_us')
    await act(async () => {
      await router.navigate('/casino_history', {
        state: { view: { range: 7, filter: '', page: 900, part: 1 } },
      })
    })
    await main().findByText('Page 1')
    expect(main().queryByText('No history in this period')).not.toBeInTheDocument()
    expect(await main().findAllByRole('row')).not.toHaveLength(1)
    expect(asked.slice(-2)).toMatchObject([{ pageIndex: '900' }, { pageIndex: '1' }])
  })

  it('begins anew where the entry keeps something else', async () => {
    const asked = listen('/casino_history')
    const { router } = await open('/casino_history')
    await main().findByText('Page 1')
    const first = asked.at(-1)
    for (const view of [
      { range: 12, filter: '', page: 1, part: 1 },
      { range: { from: '2026-03-09', to: '2026-03-01' }, filter: '', page: 1, part: 1 },
      { range: 7, filter: '', page: -4, part: 1 },
      { range: 7, filter: '', page: 'x', part: 1 },
      { range: 7, filter: '', page: '2', part: 1 },
      { range: 7, filter: '', page: Infinity, part: 1 },
      { range: 7, filter: '', page: 1.5, part: 1 },
      { range: 7, filter: '', page: 2, part: 'x' },
      'text',
    ]) {
      await go(router, '/contact_us')
      await act(async () => {
        await router.navigate('/casino_history', { state: { view } })
      })
      await main().findByText('Page 1')
      expect(asked.at(-1)).toEqual(first)
    }
  })
})

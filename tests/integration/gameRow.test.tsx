import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setViewport } from '../support/browser'
import { answer, failOnce, recordCalls, tileNames, wireGames } from '../support/games'
import { holdResponses } from '../support/holdResponses'
import { renderApp } from '../support/renderApp'

const findRow = (name: string) => screen.findByRole('region', { name })
const button = (row: HTMLElement, name: string) => within(row).getByRole('button', { name })

/** Waits until a row shows this many games; returns their names. */
async function findGames(row: HTMLElement, count: number) {
  await waitFor(() => {
    expect(tileNames(row)).toHaveLength(count)
  })
  return tileNames(row)
}

describe('§4 Game rows on the home page', () => {
  it('the three rows request their games with their own type, size and provider', async () => {
    const calls = recordCalls('get_slot_game')
    await renderApp('/')
    await findGames(await findRow('Popular Slots'), 12)
    await findGames(await findRow('Popular Live Casino'), 12)
    await findGames(await findRow('Crash Games'), 6)
    expect(calls).toEqual([
      { page_index: '1', page_size: '12', type: '1', pro_id: '37' },
      { page_index: '1', page_size: '12', type: '2', pro_id: '998' },
      { page_index: '1', page_size: '6', type: '3' },
    ])
  })

  it.each([
    ['Popular Slots', '/casino/preview'],
    ['Popular Live Casino', '/live_casino/preview'],
    ['Crash Games', '/crash/preview'],
  ])("%s has an 'All' link to %s", async (name, path) => {
    await renderApp('/')
    const link = within(await findRow(name)).getByRole('link', { name: 'All' })
    expect(link).toHaveAttribute('href', path)
  })

  it('the page starts at 1; Previous and Next change it', async () => {
    const calls = recordCalls('get_slot_game')
    const { user } = await renderApp('/')
    const row = await findRow('Crash Games')
    const first = await findGames(row, 6)
    expect(button(row, 'Previous')).toBeDisabled()
    await user.click(button(row, 'Next'))
    await waitFor(() => {
      expect(tileNames(row)).not.toEqual(first)
      expect(tileNames(row)).toHaveLength(6)
    })
    await user.click(button(row, 'Previous'))
    expect(tileNames(row)).toEqual(first)
    expect(button(row, 'Previous')).toBeDisabled()
    const pages = calls.filter(({ type }) => type === '3').map(({ page_index }) => page_index)
    expect(pages).toEqual(['1', '2'])
  })

  it('an empty next page keeps the page before it and disables Next', async () => {
    answer('get_slot_game', wireGames(12))
    const { user } = await renderApp('/')
    const row = await findRow('Popular Slots')
    const first = await findGames(row, 12)
    answer('get_slot_game', [])
    await user.click(button(row, 'Next'))
    await waitFor(() => {
      expect(tileNames(row)).toEqual(first)
    })
    expect(button(row, 'Next')).toBeDisabled()
    expect(button(row, 'Previous')).toBeDisabled()
  })

  it.each([
    ['a page that is not full, whatever the total', { data: wireGames(5), total: 40 }],
    ['a full page that reaches the total', { data: wireGames(12), total: 12 }],
  ])('Next is off for %s', async (_, body) => {
    answer('get_slot_game', body)
    await renderApp('/')
    const row = await findRow('Popular Slots')
    await findGames(row, body.data.length)
    expect(button(row, 'Next')).toBeDisabled()
  })

  it('Next is on for a full page below the total', async () => {
    answer('get_slot_game', { data: wireGames(12), total: 40 })
    await renderApp('/')
    const row = await findRow('Popular Slots')
    await findGames(row, 12)
    expect(button(row, 'Next')).toBeEnabled()
  })

  it('while a page loads, skeletons reserve the space of a full page', async () => {
    const { user } = await renderApp('/')
    const row = await findRow('Popular Slots')
    await findGames(row, 12)
    const release = holdResponses('get_slot_game')
    await user.click(button(row, 'Next'))
    expect(within(row).getAllByTestId('skeleton')).toHaveLength(12)
    expect(button(row, 'Next')).toBeDisabled()
    release()
    await waitFor(() => {
      expect(tileNames(row)).toHaveLength(12)
    })
  })

  it('a row below the first view requests nothing until that is idle, and reserves its space', async () => {
    const calls = recordCalls('get_slot_game')
    vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue(undefined)
    await renderApp('/')
    const row = await findRow('Crash Games')
    expect(within(row).getAllByTestId('skeleton')).toHaveLength(6)
    expect(calls).toEqual([])
  })

  it('a page that failed is asked for again by Next', async () => {
    const { user } = await renderApp('/')
    const row = await findRow('Crash Games')
    const first = await findGames(row, 6)
    failOnce('get_slot_game')
    await user.click(button(row, 'Next'))
    expect(await within(row).findByRole('heading', { name: 'Server Down' })).toBeVisible()
    await user.click(button(row, 'Previous'))
    expect(tileNames(row)).toEqual(first)
    await user.click(button(row, 'Next'))
    await waitFor(() => {
      expect(tileNames(row)).not.toEqual(first)
      expect(tileNames(row)).toHaveLength(6)
    })
  })

  it('keeps its page when the layout changes', async () => {
    const { user } = await renderApp('/')
    const row = await findRow('Crash Games')
    const first = await findGames(row, 6)
    await user.click(button(row, 'Next'))
    await waitFor(() => {
      expect(tileNames(row)).toHaveLength(6)
      expect(tileNames(row)).not.toEqual(first)
    })
    const second = tileNames(row)
    setViewport('mobile')
    expect(await screen.findByTestId('home-mobile')).toBeVisible()
    expect(tileNames(await findRow('Crash Games'))).toEqual(second)
  })
})

describe('Decisions 10: the mobile home', () => {
  it("starts with 'Popular', without Previous and Next", async () => {
    const calls = recordCalls('papuler_slot')
    await renderApp('/', { mobile: true })
    const row = await findRow('Popular')
    await waitFor(() => {
      expect(tileNames(row).length).toBeGreaterThan(0)
    })
    expect(calls).toHaveLength(1)
    expect(within(row).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    expect(within(row).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/casino/preview',
    )
  })
})

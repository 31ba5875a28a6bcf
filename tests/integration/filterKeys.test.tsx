import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findRadio, radio, recordCalls } from '../support/games'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'

const NEXT = '{ArrowRight}'

describe('§4 Game list, filters with arrow keys', () => {
  it('eight arrows through the categories are one request and one entry of the history', async () => {
    useFakeTime()
    const { user, router } = await renderApp('/casino/preview')
    const first = await findRadio('Categories', 'All')
    await passTime(500)
    const calls = recordCalls('get_slot_game')
    act(() => {
      first.focus()
    })
    for (let times = 0; times < 4; times++) await user.keyboard(NEXT)
    expect(document.activeElement).toBeChecked()
    await passTime(250)
    expect(calls).toHaveLength(0)
    await passTime(100)
    expect(calls).toHaveLength(1)
    expect(router.state.historyAction).toBe('PUSH')

    for (let times = 0; times < 2; times++) await user.keyboard(NEXT)
    await passTime(400)
    expect(calls).toHaveLength(2)
    expect(router.state.historyAction).toBe('REPLACE')
    expect(document.activeElement).toBeChecked()

    act(() => {
      void router.navigate(-1)
    })
    await passTime(100)
    expect(router.state.location.search).toBe('')
    expect(radio('Categories', 'All')).toBeChecked()
  })

  it('Tab chooses at once, and the next walk is an entry of its own', async () => {
    useFakeTime()
    const { user, router } = await renderApp('/casino/preview')
    const first = await findRadio('Categories', 'All')
    await findRadio('Providers', 'All')
    act(() => {
      first.focus()
    })
    await user.keyboard(NEXT)
    await user.tab()
    await passTime(0)
    await waitFor(() => {
      expect(router.state.location.search).toMatch(/^\?c=/)
    })
    act(() => {
      radio('Categories', document.querySelector('[aria-checked=true]')!.textContent).focus()
    })
    await user.keyboard(NEXT)
    await passTime(400)
    expect(router.state.historyAction).toBe('PUSH')
  })
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listenForChanges } from '../support/announced'
import { holdResponses } from '../support/holdResponses'
import { setOnline } from '../support/network'
import { answerStart, findFrame, frame, openGame } from '../support/play'
import { showTab } from '../support/poll'
import { world } from '../support/server'
import { passTime, useFakeTime } from '../support/timers'

const TEXT = 'Your connection was interrupted.'

beforeEach(() => {
  useFakeTime()
  answerStart()
})

const button = (name: string) => screen.getByRole('button', { name })

/** The poll of the balance fails this often, and then the connection is back. */
async function interrupt(times: number) {
  world.faults.set({ call: '/UserDetails', fault: '502', times })
  await passTime((times + 1) * 5500)
}

describe('after an interrupted connection', () => {
  it.each([false, true])(
    'one line above the game offers what counted (mobile: %s)',
    async (mobile) => {
      const { user } = await openGame('/contact_us', undefined, { player: 'yasmine', mobile })
      const element = await findFrame()
      await interrupt(2)
      const line = await screen.findByText(TEXT)
      expect(line.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      await user.click(button('See what counted.'))
      expect(await screen.findByRole('dialog', { name: 'Last rounds' })).toBeVisible()
      // Its offer has been taken.
      expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
      await user.keyboard('{Escape}')
      expect(screen.getByRole('main')).toHaveFocus()
      expect(frame()).toBe(element)
      await passTime(30_000)
      expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
      await interrupt(3)
      expect(await screen.findByText(TEXT)).toBeVisible()
      await user.click(button('Dismiss'))
      expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
    },
  )

  it('that lasted no more than a poll, nothing is said', async () => {
    await openGame()
    await findFrame()
    await interrupt(1)
    await passTime(20_000)
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  })

  it('that lasted a moment on the device, nothing is said', async () => {
    await openGame()
    await findFrame()
    await passTime(1000)
    showTab()
    await passTime(1000)
    setOnline(false)
    await passTime(1000)
    setOnline(true)
    await passTime(10_000)
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  })

  it('of the device the line shows, too, once it is back', async () => {
    await openGame()
    await findFrame()
    await passTime(1000)
    setOnline(false)
    await passTime(20_000)
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
    setOnline(true)
    expect(await screen.findByText(TEXT)).toBeVisible()
  })

  it('screen readers announce the line, and then what counted', async () => {
    const { user } = await openGame()
    await findFrame()
    const isLineAnnounced = listenForChanges()
    await interrupt(2)
    expect(isLineAnnounced(await screen.findByText(TEXT))).toBe(true)
    const answer = holdResponses('CasinoHistory')
    await user.click(button('See what counted.'))
    await screen.findByRole('dialog', { name: 'Last rounds' })
    const isAnswerAnnounced = listenForChanges()
    answer()
    expect(isAnswerAnnounced(await screen.findByText(/^The newest row of any|^No row of/))).toBe(
      true,
    )
  })

  it('the line stays in the mini player, and goes with the game', async () => {
    const { user } = await openGame('/contact_us')
    await findFrame()
    await interrupt(2)
    await screen.findByText(TEXT)
    await user.click(button('Minimise'))
    await screen.findByRole('region', { name: /^Mini player/ })
    expect(screen.getByText(TEXT)).toBeVisible()
    await user.click(button('Close mini player'))
    await waitFor(() => {
      expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
    })
    await interrupt(2)
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  })
})

import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { giveLocks } from '../support/locks'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { passTime, useFakeTime } from '../support/timers'
beforeEach(useFakeTime)

const HOUR = 3_600_000
const check = () => screen.queryByRole('alertdialog', { name: 'Time check' })
const cover = () =>
  screen.queryByRole('dialog', { name: 'The time check is open in another window' })

/** A game in this window, and another window that shows the check; one hour later. */
async function playBesideAnother() {
  giveLocks('time check')
  let answer = (): void => undefined
  void navigator.locks
    .request(
      'time check',
      {},
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
    .catch(() => undefined)
  answerStart()
  const app = await openGame('/', game, { player: 'yasmine' })
  await findFrame()
  await passTime(100)
  vi.setSystemTime(Date.now() + HOUR)
  await passTime(61_000)
  const endThere = () =>
    act(async () => {
      answer()
      await Promise.resolve()
    })
  return { ...app, endThere }
}

it('a game is covered in a window whose check is shown in another window', async () => {
  const { endThere } = await playBesideAnother()
  expect(check()).not.toBeInTheDocument()
  expect(cover()).toBeVisible()
  expect(cover()).toContainElement(document.activeElement as HTMLElement)
  await passTime(100)
  expect(frame()?.closest('[inert]')).not.toBeNull()
  await endThere()
  await passTime(1000)
  expect(check()).toBeVisible()
  expect(cover()).not.toBeInTheDocument()
})

it('the covered window can take over the check', async () => {
  const { user } = await playBesideAnother()
  await user.click(within(cover()!).getByRole('button', { name: 'Answer it here' }))
  await passTime(1000)
  expect(check()).toBeVisible()
  expect(cover()).not.toBeInTheDocument()
})

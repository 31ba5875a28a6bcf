import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/toasts/notify'
import { initTestI18n } from '../../support/i18n'

beforeAll(() => import('@/components/toasts/Toasts'))

beforeEach(() => initTestI18n('en'))

const say = (...message: Parameters<typeof notify>) =>
  act(async () => {
    notify(...message)
    await vi.dynamicImportSettled()
  })

/** jsdom knows no AnimationEvent, so React listens to the prefixed event name. */
const endAnimation = (element: HTMLElement) => {
  fireEvent(element, new Event('webkitAnimationEnd', { bubbles: true }))
}

describe('§9 Toasts', () => {
  it('render nothing before the first toast', () => {
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument()
  })

  it('show messages sent before they were loaded; an error is an alert, others are a status', async () => {
    await say('error', 'The game could not start.')
    await say('success', 'Done')
    expect(await screen.findByRole('alert')).toHaveTextContent('The game could not start.')
    expect(screen.getByRole('status')).toHaveTextContent('Done')
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible()
  })

  it('show the same message only once, and can be dismissed', async () => {
    await say('info', 'Login')
    await say('info', 'Login')
    expect(await screen.findAllByText('Login')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => {
      expect(screen.queryByText('Login')).not.toBeInTheDocument()
    })
  })

  it('close automatically after 5000 ms', async () => {
    await say('info', 'Login')
    await screen.findByText('Login')
    // The end of the progress bar's animation closes the toast.
    const line = screen.getByRole('progressbar', { hidden: true })
    expect(line).toHaveStyle({ animationDuration: '5000ms' })
    endAnimation(line)
    await waitFor(() => {
      expect(screen.queryByText('Login')).not.toBeInTheDocument()
    })
  })

  it.each([
    ['before', false],
    ['after', true],
  ])(
    'close also while the focus is in the frame of a game: it went there %s the toast came',
    async (_when, hasFocus) => {
      vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
      await say('info', 'Login')
      await screen.findByText('Login')
      if (hasFocus) fireEvent.blur(window)
      // A paused animation does not end.
      const line = screen.getByRole('progressbar', { hidden: true })
      expect(line).toHaveStyle({ animationDuration: '5000ms', animationPlayState: 'running' })
      endAnimation(line)
      await waitFor(() => {
        expect(screen.queryByText('Login')).not.toBeInTheDocument()
      })
    },
  )

  it('with an action stay until it is pressed', async () => {
    const act = vi.fn()
    await say('info', 'There is news', { label: 'Show', act })
    await screen.findByText('There is news')
    endAnimation(screen.getByRole('progressbar', { hidden: true }))
    expect(screen.getByRole('status')).toHaveTextContent('There is news')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(act).toHaveBeenCalledTimes(1)
    await waitFor(() => {
      expect(screen.queryByText('There is news')).not.toBeInTheDocument()
    })
  })
})

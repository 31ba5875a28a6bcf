import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { initTestI18n } from '../../../support/i18n'

it('DECISIONS 3: a press fills the login form with a demo account', async () => {
  await initTestI18n('en')
  vi.stubEnv('VITE_DEMO_ACCOUNTS', 'yasmine:one,karim:two')
  const { DemoAccounts } = await import('@/features/session/DemoAccounts')
  const choose = vi.fn()
  render(<DemoAccounts onChoose={choose} />)
  expect(screen.getByRole('region', { name: 'Demo accounts' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use the account karim' }))
  expect(choose).toHaveBeenCalledWith({ username: 'karim', password: 'two' })
})

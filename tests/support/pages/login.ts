import { screen } from '@testing-library/react'
import { sendLogin } from '../shell'
import type { RenderedApp } from './app'

/** The login dialog. */
export const login = ({ user }: Pick<RenderedApp, 'user'>) => ({
  dialog: () => screen.findByRole('dialog', { name: 'Login' }),
  /** Fills in the open dialog and submits it. */
  send: (username?: string, password?: string) => sendLogin(user, username, password),
  /** The message under the form. */
  error: () => screen.findByRole('alert'),
})

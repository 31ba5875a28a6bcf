import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export const header = () => within(screen.getByRole('banner'))
export const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
export const bottomBar = () => within(screen.getByRole('navigation', { name: 'Bottom bar' }))

export const findDialog = (name: string) => screen.findByRole('dialog', { name })

/** Opens the login dialog with the header's button. */
export async function openLogin(user: UserEvent): Promise<HTMLElement> {
  await user.click(header().getByRole('button', { name: 'Login' }))
  return findDialog('Login')
}

/** Fills in the open login dialog and submits it. */
export async function sendLogin(user: UserEvent, username = 'yasmine', password = 'sirocco2026') {
  const dialog = within(await findDialog('Login'))
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), username)
  await user.type(dialog.getByLabelText('Password'), password)
  await user.click(dialog.getByRole('button', { name: 'Login' }))
}

export const expectNoDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

import { screen } from '@testing-library/react'

/** The profile; its values have no role, so they have test ids. */
export const profile = () => ({
  name: () => screen.findByTestId('profile-name'),
  id: () => screen.findByTestId('profile-id'),
  balance: () => screen.findByTestId('profile-balance'),
})

/** Errors of a request, and reports, name the address, so a password in it would be printed. */
export const NO_ACCOUNT = 'Name an address without an account.'

export function hasAccount(address: string): boolean {
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

/** A worker's URL as a trusted value of the policy `sw`. */
export function workerAddress(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}

/** All readable text on the device: keys and values of both storages. */
export const deviceText = (): string =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

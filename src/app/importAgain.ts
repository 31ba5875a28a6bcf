declare global {
  interface Window {
    /** The build calls this for each `import()` of a file (build/importAgain.ts). */
    importAgain?: (path: string) => Promise<unknown>
  }
}

/** Imports files beside this one; retries at a new address, as Firefox before 155 remembers failures. */
export function createImport(
  fetch: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): (path: string) => Promise<unknown> {
  /** The second request of each file, shared by all its importers: two addresses are two modules. */
  const again = new Map<string, Promise<unknown>>()
  // Counted, not random: the installed page finds the second file of an earlier visit in its cache.
  let count = 0

  return (path) =>
    again.get(path) ??
    fetch(path).catch(() => {
      const retry = again.get(path) ?? fetch(`${path}?retry=${++count}`)
      again.set(path, retry)
      retry.catch(() => again.delete(path))
      return retry
    })
}

import { http } from 'msw'
import { server } from './server'

/** Holds the answers to a call back until they are let go. */
export function hold(call: string): () => void {
  let release!: () => void
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.get(`*/api/${call}`, () => gate))
  return release
}

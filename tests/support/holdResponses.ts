import { http } from 'msw'
import { server } from './server'

/** Holds the responses of a call until the test releases them. */
export function holdResponses(call: string): () => void {
  let release!: () => void
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.get(`*/api/${call}`, () => gate))
  return release
}

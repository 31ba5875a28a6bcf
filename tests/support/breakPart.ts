import { vi } from 'vitest'

/** The message of every error thrown here; it must never be shown. */
export const SECRET = 'Bearer s3cr3t from the server'

type Attribute = [name: string, value: string]

/** Makes React throw for any element with this attribute; returns a function that repairs it. */
export function breakPart([name, value]: Attribute): () => void {
  const { value: set } = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') as {
    value: Element['setAttribute']
  }
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const spy = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    ...attribute
  ) {
    if (attribute[0] === name && attribute[1] === value) throw new Error(SECRET)
    set.apply(this, attribute)
  })
  return () => {
    spy.mockRestore()
  }
}

import { vi } from 'vitest'

/** Stands in every error thrown here: it must be seen nowhere. */
export const SECRET = 'Bearer s3cr3t from the server'

type Attribute = [name: string, value: string]

/** From now on React fails wherever it gives an element this attribute; returns the way to mend it. */
export function breakPart([name, value]: Attribute): () => void {
  const { value: set } = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') as {
    value: Element['setAttribute']
  }
  // React reports what a boundary caught.
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

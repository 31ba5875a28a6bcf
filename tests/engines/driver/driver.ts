/** What the tests ask of a browser. There is one implementation for each engine. */

export interface Size {
  width: number
  height: number
}

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<string, Size>

export type SizeName = keyof typeof sizes

/**
 * One tab. A `frame` is the CSS selector of an iframe of the page, or null for the page itself. An
 * expression is JavaScript that gives a JSON value or a promise of one.
 */
export interface Tab {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  back: () => Promise<unknown>
  url: () => Promise<string>
  evaluate: (frame: string | null, expression: string) => Promise<unknown>
  /** Clicks the middle of the element that the expression gives, with the mouse. */
  click: (frame: string | null, expression: string) => Promise<void>
  /** Types into the field of the page or frame that has the focus. */
  type: (frame: string | null, text: string) => Promise<void>
  /** Presses a key such as `Tab`, `Shift+Tab` or `Control+A`, where the focus is in that frame. */
  press: (frame: string | null, key: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  setOffline: (isOffline: boolean) => Promise<void>
  /** What the window shows of the page, as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A browser without cookies, storage and workers of another profile. */
export interface Profile {
  open: () => Promise<Tab>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** The errors on the console so far, also the browser's own, which fire no event in the page. */
  errors: string[]
  /** A phone's profile has touch instead of a mouse where the driver can emulate it. */
  newProfile: (size: SizeName) => Promise<Profile>
  close: () => Promise<void>
}

/** The keys of `Shift+Tab`, those that are held first. */
export const keysOf = (key: string) => {
  const names = key.split('+')
  return { held: names.slice(0, -1), last: names.at(-1) ?? '' }
}

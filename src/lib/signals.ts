/** What the store does not contain, with what the receiver needs to know of it. */
interface Signals {
  /** An error that a part of the app has caught. */
  error: unknown
  /** A partner's frame was blocked or did not load. */
  frameTrouble: undefined
  /** The app has rendered a path. */
  route: string
}

type Signal = { [Name in keyof Signals]: [name: Name, detail: Signals[Name]] }[keyof Signals]

/** As many as the start of the app can send; more would only use memory. */
const MAX_KEPT = 20

const kept: Signal[] = []
const keep = (signal: Signal): void => {
  if (kept.length < MAX_KEPT) kept.push(signal)
}
let receive = keep

/** Quality M3: tells the measurements, if they are on, what happened. */
export const signal = (...happened: Signal): void => {
  receive(happened)
}

/** Receives all signals, including those before the call. Returns a function that ends it. */
export function onSignal(listener: (signal: Signal) => void): () => void {
  receive = listener
  kept.splice(0).forEach(listener)
  return () => {
    receive = keep
  }
}

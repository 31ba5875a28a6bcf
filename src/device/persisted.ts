import { useSyncExternalStore } from 'react'

/** `corrupt` and `newer` data read as the defaults; `unsaved`: storage is blocked, full or has newer data. */
type Problem = 'corrupt' | 'newer' | 'unsaved'

/** The current value of a store; the same object until it changes. */
export interface Stored<T> {
  value: T
  problem: Problem | null
}

export interface Shape<T> {
  key: string | (() => string)
  /** Increases when older data cannot be read as `T` any more. */
  version: number
  defaults: T
  /** Reads data of this version, which may be anything, so it bounds sizes and times; null if invalid. */
  parse: (data: unknown) => T | null
  upgrade?: (data: unknown, version: number) => T | null
}

export interface Persisted<T> {
  /** Never throws. */
  get: () => Stored<T>
  /** Changes the currently stored value. `change` must be pure; returning the same value writes nothing. */
  update: (change: (value: T) => T) => Stored<T>
  erase: () => Stored<T>
  /** Calls back after each change in this tab or another; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** The stored text; null if there is none, undefined if storage is blocked. */
export function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** What the app can fetch again makes room for any other text. */
const CACHES = ['lobby']

/** Writes the text, and reads it: some privacy extensions accept every write and store nothing. */
function tryWrite(key: string, raw: string | null): boolean {
  try {
    if (raw === null) localStorage.removeItem(key)
    else localStorage.setItem(key, raw)
    return localStorage.getItem(key) === raw
  } catch {
    return false
  }
}

/** Whether the text is stored, if need be in the place of the caches. */
export function writeRaw(key: string, raw: string | null): boolean {
  if (tryWrite(key, raw)) return true
  for (const cache of CACHES) tryWrite(cache, null)
  return tryWrite(key, raw)
}

const isEnvelope = (value: unknown): value is { version: number; data: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'version' in value &&
  Number.isSafeInteger(value.version)

function decode<T>(raw: string | null | undefined, shape: Shape<T>) {
  const { version, defaults, parse, upgrade } = shape
  const without = (problem: Problem | null): Stored<T> => ({ value: defaults, problem })
  if (raw === undefined) return without('unsaved')
  if (raw === null) return without(null)
  try {
    const envelope: unknown = JSON.parse(raw)
    if (!isEnvelope(envelope)) return without('corrupt')
    const { version: found, data } = envelope
    if (found > version) return without('newer')
    const value = found === version ? parse(data) : (upgrade?.(data, found) ?? null)
    return value === null ? without('corrupt') : { value, problem: null }
  } catch {
    return without('corrupt')
  }
}

/** Creates a store; call it once per key, at module level. */
export function persisted<T>(shape: Shape<T>): Persisted<T> {
  const { version } = shape
  const keyNow = () => (typeof shape.key === 'string' ? shape.key : shape.key())
  const listeners = new Set<() => void>()
  let seen: { key: string; raw: string | null | undefined; stored: Stored<T> } | null = null

  const get = () => {
    const key = keyNow()
    const raw = readRaw(key)
    if (seen?.key !== key || seen.raw !== raw) seen = { key, raw, stored: decode(raw, shape) }
    return seen.stored
  }
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  // A null key means that all storage was cleared.
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyNow() || event.key === null) notify()
  }
  // A frozen page has received no events.
  const onPageShow = ({ persisted: isBack }: PageTransitionEvent) => {
    if (isBack) notify()
  }

  const put = (value: T, raw: string | null, isNewer: boolean) => {
    const key = keyNow()
    const isSaved = !isNewer && writeRaw(key, raw)
    const problem = isNewer ? 'newer' : 'unsaved'
    seen = {
      key,
      raw: isSaved ? raw : readRaw(key),
      stored: { value, problem: isSaved ? null : problem },
    }
    notify()
    return seen.stored
  }

  return {
    get,
    update: (change) => {
      const before = get()
      const value = change(before.value)
      if (Object.is(value, before.value)) return before
      return put(value, JSON.stringify({ version, data: value }), before.problem === 'newer')
    },
    erase: () => {
      const before = get()
      return seen?.raw === null && Object.is(before.value, shape.defaults)
        ? before
        : put(shape.defaults, null, false)
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

export function usePersisted<T>({ subscribe, get }: Persisted<T>): Stored<T> {
  return useSyncExternalStore(subscribe, get)
}

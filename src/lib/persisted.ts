import { useSyncExternalStore } from 'react'

/**
 * Why a value is not what the device keeps. It starts from its defaults where that can't be read:
 * `corrupt`, or written by an `older` or `newer` version of the app. It lives in this tab alone
 * where nothing can be written: `unsaved` (storage is blocked or full), and `newer` as well, since
 * an old tab must not undo what a newer one keeps.
 */
type Trouble = 'corrupt' | 'older' | 'newer' | 'unsaved'

/** What a store holds now; the same object until something changes. */
export interface Kept<T> {
  value: T
  trouble: Trouble | null
}

interface Shape<T> {
  /** The localStorage key. */
  key: string
  /** Goes up whenever older data could not be read as `T` any more. */
  version: number
  defaults: T
  /** Reads data of this version, which may be anything; null for what it can't be. */
  parse: (data: unknown) => T | null
}

/** One concern that lives on the device, shared by all tabs (ARCHITECTURE "Beyond the spec"). */
export interface Persisted<T> {
  /** Never throws (Quality F9). */
  get: () => Kept<T>
  /**
   * Changes what is stored at this very moment, so that tabs that write at once lose nothing: one
   * after the other where the browser has locks. `change` is pure; the same value writes nothing.
   */
  update: (change: (value: T) => T) => Promise<Kept<T>>
  /** Calls back after every change, of this tab and of others; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * How long a tab keeps the others from writing after it has: they see what it wrote only some
 * milliseconds later. A hidden tab does not wait, since its timers may take a minute.
 */
const SETTLE_MS = 100

/** The stored text: null where there is none, undefined where storage is blocked. */
function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function writeRaw(key: string, raw: string): boolean {
  try {
    localStorage.setItem(key, raw)
    return true
  } catch {
    return false
  }
}

const isEnvelope = (value: unknown): value is { version: number; data: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'version' in value &&
  typeof value.version === 'number'

function decode<T>(raw: string | null | undefined, { version, defaults, parse }: Shape<T>) {
  const without = (trouble: Trouble | null): Kept<T> => ({ value: defaults, trouble })
  if (raw === undefined) return without('unsaved')
  if (raw === null) return without(null)
  try {
    const envelope: unknown = JSON.parse(raw)
    if (!isEnvelope(envelope)) return without('corrupt')
    if (envelope.version !== version) {
      return without(envelope.version < version ? 'older' : 'newer')
    }
    const value = parse(envelope.data)
    return value === null ? without('corrupt') : { value, trouble: null }
  } catch {
    return without('corrupt')
  }
}

/** Makes the store of one concern; make it once, at module level. */
export function persisted<T>(shape: Shape<T>): Persisted<T> {
  const { key, version } = shape
  const listeners = new Set<() => void>()
  /** What the last look found, and the text that it stood for. */
  let seen: { raw: string | null | undefined; kept: Kept<T> } | null = null

  const get = () => {
    const raw = readRaw(key)
    if (seen?.raw !== raw || !seen) seen = { raw, kept: decode(raw, shape) }
    return seen.kept
  }
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  // A null key means that the whole storage was cleared.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }

  let writes = 0
  const apply = (change: (value: T) => T) => {
    const before = get()
    const value = change(before.value)
    if (Object.is(value, before.value)) return before
    const raw = JSON.stringify({ version, data: value })
    const isNewer = before.trouble === 'newer'
    const isSaved = !isNewer && writeRaw(key, raw)
    writes += 1
    const trouble = isNewer ? 'newer' : 'unsaved'
    seen = { raw: isSaved ? raw : readRaw(key), kept: { value, trouble: isSaved ? null : trouble } }
    notify()
    return seen.kept
  }

  /** True while no other tab may write. */
  let isHeld = false

  /** Until nothing has been written for a while. */
  const settle = async () => {
    for (let known = -1; known !== writes && !document.hidden;) {
      known = writes
      await new Promise((wake) => setTimeout(wake, SETTLE_MS))
    }
  }

  const applyAlone = (change: (value: T) => T) =>
    new Promise<Kept<T>>((resolve, reject) => {
      const write = async () => {
        isHeld = true
        try {
          resolve(apply(change))
          await settle()
        } finally {
          isHeld = false
        }
      }
      navigator.locks.request(`persisted ${key}`, write).catch(reject)
    })

  return {
    get,
    update: async (change) => {
      if (isHeld || !('locks' in navigator)) return apply(change)
      try {
        return await applyAlone(change)
      } catch {
        // A page without an origin has no locks.
        return apply(change)
      }
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The store's value, kept up to date. */
export function usePersisted<T>({ subscribe, get }: Persisted<T>): Kept<T> {
  return useSyncExternalStore(subscribe, get)
}

import { existsSync, lstatSync, readlinkSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What a path leads to; a link may lead to something that does not exist yet. */
export function targetOf(path: string): string {
  let target = path
  // As many links as Linux follows.
  for (let links = 0; links < 40; links++) {
    if (!lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) return target
    target = resolve(dirname(target), readlinkSync(target))
  }
  throw new Error(`${path} is a link without an end`)
}

export interface Exchange {
  place: string
  /** What takes the place, on the same file system. */
  made: string
  /** Where what was there goes. */
  before: string
}

/** Puts each thing in its place; after an error all places are as they were. */
export function exchange(all: readonly Exchange[]): void {
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => {
      renameSync(to, from)
    })
  }
  try {
    for (const { place, made, before } of all) {
      if (existsSync(place)) move(place, before)
      move(made, place)
    }
  } catch (error) {
    for (const each of undo) each()
    throw error
  }
}

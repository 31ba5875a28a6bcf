import { readdirSync } from 'node:fs'

/** Every file in a folder, recursively, whose name has this ending. */
export function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file))
}

/** Vite plug-in: names the files of `public` that every page loads after their content. */
import type { Plugin } from 'vite'
import { hashBoot, hashTexts } from '../finish/hashedNames.mjs'

export function hashedNames(): Plugin {
  return {
    name: 'hashed-names',
    apply: 'build',
    writeBundle({ dir = '' }) {
      hashBoot(dir)
      hashTexts(dir)
    },
  }
}

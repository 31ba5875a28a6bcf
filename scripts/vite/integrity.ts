/** Vite plug-in (Decisions 53): integrity hashes for the scripts and styles of the pages. */
import type { Plugin } from 'vite'
import { addIntegrity } from '../release/integrity.ts'

export function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    writeBundle({ dir = '' }) {
      addIntegrity(dir)
    },
  }
}

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withIntegrity } from '../../../scripts/release/integrity'

const read = (path: string) => Buffer.from(`content of ${path}`)
const hashOf = (path: string) =>
  `sha384-${createHash('sha384').update(read(path)).digest('base64')}`

describe('Quality M5: integrity of the files that a page names', () => {
  it('hashes scripts, styles and preloads, and keeps all else', () => {
    const page = [
      '<script type="module" crossorigin src="/assets/start-1.js"></script>',
      '<link rel="stylesheet" crossorigin href="/assets/app-1.css">',
      '<link rel="modulepreload" href="/assets/app-1.js" />',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<script src="/boot.js"></script>',
    ].join('\n')
    expect(withIntegrity(page, read)).toBe(
      [
        `<script type="module" crossorigin src="/assets/start-1.js" integrity="${hashOf('assets/start-1.js')}"></script>`,
        `<link rel="stylesheet" crossorigin href="/assets/app-1.css" integrity="${hashOf('assets/app-1.css')}">`,
        `<link rel="modulepreload" href="/assets/app-1.js" integrity="${hashOf('assets/app-1.js')}" />`,
        '<link rel="manifest" href="/manifest.webmanifest">',
        '<script src="/boot.js"></script>',
      ].join('\n'),
    )
  })

  it('gives the same page when it runs again, and the new hash of a changed file', () => {
    const page = '<script src="/assets/boot-1.js"></script>'
    const first = withIntegrity(page, read)
    expect(withIntegrity(first, read)).toBe(first)
    const changed = withIntegrity(first, () => Buffer.from('other'))
    expect(changed).not.toBe(first)
    expect(changed.match(/integrity=/g)).toHaveLength(1)
  })
})

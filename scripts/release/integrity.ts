/**
 * Adds integrity hashes to the scripts and styles that the pages of a built folder name. It needs only the
 * folder, so that any step that changes a build can run it again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TAG = /<(?:script|link)\b[^>]*>/g
/** Only files whose names follow their content: during a deploy others may be newer than the page. */
const NAMED = /\s(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/

const hashOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Quality M5: a page with the hashes of its scripts and styles; `read` gives the content of a file. */
export const withIntegrity = (page: string, read: (path: string) => Uint8Array): string =>
  page.replace(TAG, (tag) => {
    const path = NAMED.exec(tag)?.[1]
    if (path === undefined) return tag
    const bare = tag.replace(/\sintegrity="[^"]*"/, '')
    return bare.replace(/\s*\/?>$/, (end) => ` integrity="${hashOf(read(path))}"${end}`)
  })

/** index.html and its copies with other heads. */
function pagesOf(folder: string): string[] {
  const copies = join(folder, 'pages')
  const names = existsSync(copies) ? readdirSync(copies, { recursive: true, encoding: 'utf8' }) : []
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(copies, name))
  return [join(folder, 'index.html'), ...pages]
}

/** Writes the hashes into all pages of a built folder. */
export function addIntegrity(folder: string): void {
  const read = (path: string) => readFileSync(join(folder, path))
  for (const page of pagesOf(folder)) {
    writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), read))
  }
}

import { writeFileSync } from 'node:fs'
import { apiSource, styleHash } from './builtPage.ts'
import { API, STYLE } from './headers.ts'

/** What the policy of a built page holds that the sample configuration can't know, for nginx. */
export function nginxSnippet(page: string): string {
  const values = { [STYLE]: styleHash(page), [API]: apiSource(page) }
  return Object.entries(values)
    .map(([name, value]) => `map "" ${name} {\n  default "${value}";\n}\n`)
    .join('')
}

/**
 * S14: beside the build and not in it, since who may write into the web root must not write
 * configuration. The deploy copies it to /etc/nginx.
 */
export function writeNginxSnippet(folder: string, page: string): void {
  writeFileSync(`${folder}.nginx.conf`, nginxSnippet(page))
}

import { writeFileSync } from 'node:fs'
import { apiSource, styleHash } from './builtPage.ts'
import { API, STYLE } from './headers.ts'

/** nginx maps for the parts of the policy that change with each build. */
export function nginxSnippet(page: string): string {
  const values = { [STYLE]: styleHash(page), [API]: apiSource(page) }
  return Object.entries(values)
    .map(([name, value]) => `map "" ${name} {\n  default "${value}";\n}\n`)
    .join('')
}

/**
 * S14: writes it next to the build folder and not into it, because write access to the web root must
 * not include the configuration. The deploy copies it to /etc/nginx.
 */
export function writeNginxSnippet(folder: string, page: string): void {
  writeFileSync(`${folder}.nginx.conf`, nginxSnippet(page))
}

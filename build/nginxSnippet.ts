import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildVariables, type BuildValues } from './headers.ts'

const names = Object.keys(buildVariables) as (keyof BuildValues)[]

/**
 * nginx variables for the parts of the policy that change with each build and brand. They are set in a
 * `server`, so that one nginx can serve several brands (Decisions 39).
 */
export const nginxSnippet = (values: BuildValues): string =>
  names.map((name) => `set ${buildVariables[name]} "${values[name]}";\n`).join('')

/** The values of such variables; throws if one is missing. */
export function snippetValues(text: string): BuildValues {
  const found = names.map((name) => {
    const value = text.split(`set ${buildVariables[name]} `)[1]?.split('"')[1]
    if (value === undefined)
      throw new Error(`The build has no ${buildVariables[name]}: build again`)
    return [name, value] as const
  })
  return Object.fromEntries(found) as unknown as BuildValues
}

/** The file beside a build folder. */
export const snippetOf = (folder: string) => `${folder}.nginx.conf`

/**
 * Writes it next to the build folder and not into it, because write access to the web root must
 * not include the configuration. The deploy copies it to /etc/nginx.
 */
export function writeNginxSnippet(folder: string, values: BuildValues): void {
  writeFileSync(snippetOf(folder), nginxSnippet(values))
}

/** The values of a build, from the same file as nginx reads, so that both servers send the same. */
export function readNginxSnippet(folder: string): BuildValues {
  const file = snippetOf(folder)
  return snippetValues(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

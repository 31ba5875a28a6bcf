import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildVariables, type BuildValues } from './headers.ts'

const names = Object.keys(buildVariables) as (keyof BuildValues)[]

/** nginx maps for the parts of the policy that change with each build. */
export const nginxSnippet = (values: BuildValues): string =>
  names
    .map((name) => `map "" ${buildVariables[name]} {\n  default "${values[name]}";\n}\n`)
    .join('')

/** The values of such maps; throws if one is missing. */
export function snippetValues(text: string): BuildValues {
  const found = names.map((name) => {
    const value = text.split(`${buildVariables[name]} {`)[1]?.split('"')[1]
    if (value === undefined)
      throw new Error(`The build has no ${buildVariables[name]}: build again`)
    return [name, value] as const
  })
  return Object.fromEntries(found) as unknown as BuildValues
}

const fileOf = (folder: string) => `${folder}.nginx.conf`

/**
 * S14: writes it next to the build folder and not into it, because write access to the web root must
 * not include the configuration. The deploy copies it to /etc/nginx.
 */
export function writeNginxSnippet(folder: string, values: BuildValues): void {
  writeFileSync(fileOf(folder), nginxSnippet(values))
}

/** The values of a build, from the same file as nginx reads, so that both servers send the same. */
export function readNginxSnippet(folder: string): BuildValues {
  const file = fileOf(folder)
  return snippetValues(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

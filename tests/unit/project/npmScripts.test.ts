import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Package {
  scripts: Record<string, string>
  bin?: string | Record<string, string>
}

const packageAt = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package &
    Record<'dependencies' | 'devDependencies', Record<string, string>>

const { scripts, ...root } = packageAt('.')

/** The commands of the installed packages, which npm starts on every system. */
const packageCommands = Object.keys({ ...root.dependencies, ...root.devDependencies }).flatMap(
  (name) => {
    const { bin = {} } = packageAt(`node_modules/${name}`)
    return typeof bin === 'string' ? [name.replace(/^@.*\//, '')] : Object.keys(bin)
  },
)

describe('npm scripts run on Windows, too', () => {
  it.each(Object.entries(scripts))('%s', (_, script) => {
    // Syntax of POSIX shells: variables, single quotes, command lists.
    expect(script).not.toMatch(/[$'`;|]|(?<!&)&(?!&)/)
    for (const command of script.split(' && ')) {
      // An assignment in front would be the first word.
      expect(['node', 'npm', ...packageCommands]).toContain(command.split(' ')[0])
    }
  })
})

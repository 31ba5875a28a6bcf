/** Reads the files of an installation and applies the rules to them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, rules } from './rules.mjs'

const SKIPPED = /^(?:node_modules|\.git|dist.*)$/

/** The files below some paths, without packages and builds. */
export function filesBelow(paths) {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path]
    const inside = readdirSync(path).filter((name) => !SKIPPED.test(name))
    return filesBelow(inside.map((name) => join(path, name)))
  })
}

/** The line of a rule in a text that does not keep it; null if the text keeps it. */
export function brokenLine({ old, needed, near }, text) {
  // A rule is about what is in force, so comments do not count.
  const lines = text.split('\n').map((line) => (/^\s*(?:#|\/\/)/.test(line) ? '' : line))
  const find = (pattern) => lines.findIndex((line) => pattern.test(line)) + 1
  const found = old === undefined ? 0 : find(old)
  if (found > 0) return found
  if (needed === undefined || find(needed) > 0) return null
  return near === undefined ? 1 : Math.max(find(near), 1)
}

/** The state of each rule that is about one of the files. */
export function statesOf(files) {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return rules
      .filter(({ kind }) => kinds[kind](file, text))
      .map((rule) => ({ file, id: rule.id, todo: rule.todo, line: brokenLine(rule, text) }))
  })
}

/** Reads the files named on the command line; exits with 2 if there is none to check. */
export function statesOrStop(name) {
  const paths = process.argv.slice(2)
  const usage = `Usage: node docs/upgrade/0.2/${name}.mjs <file or folder>…`
  try {
    const states = statesOf(filesBelow(paths))
    if (states.length > 0) return states
    console.error(`There is no configuration, brand, environment file or launcher.\n${usage}`)
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
  }
  process.exit(2)
}

/**
 * Makes a finished build another brand's, without packages (docs/brands.md):
 *
 *   node operator/brand.mjs dist brands/atlas.json --out site
 *
 * Exits with 1 if the brand file is wrong, and with 2 on wrong arguments.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const USAGE = 'Usage: node operator/brand.mjs <build> <brand file> --out <folder>'

function stop(message, code) {
  console.error(message)
  process.exit(code)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`, 2)
  }
}

const {
  positionals: [build, file, ...more],
  values: { out },
} = readArguments()
if (!build || !file || !out || more.length > 0) stop(USAGE, 2)

const program = join(resolve(build), '.brand/program.mjs')
if (!existsSync(program)) stop(`${build} is no build: it has no ${program}`, 2)

const { brandSite } = await import(pathToFileURL(program).href)
try {
  for (const each of brandSite(build, file, out)) console.error(`Remove ${each} by hand`)
} catch (error) {
  stop(error.message, 1)
}

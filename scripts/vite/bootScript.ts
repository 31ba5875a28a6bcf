import { readFileSync, writeFileSync } from 'node:fs'
import { minify } from 'vite'

/** The page's first script without comments and long names. The rest would not stay ES5. */
export async function shortened(script: string): Promise<string> {
  const { code } = await minify('boot.js', script, {
    compress: false,
    mangle: true,
    codegen: false,
  })
  return code
}

/** The first paint waits for this file. */
export async function shortenFile(file: string): Promise<void> {
  writeFileSync(file, await shortened(readFileSync(file, 'utf8')))
}

/**
 * Writes docs/openapi.json, the OpenAPI 3.1 document of the contract in contract/calls.ts.
 *
 *   npm run operator -- openapi
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}docs/openapi.json`
const { module } = await runnerImport(`${root}operator/openapi/document.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const text = JSON.stringify(await module.openApiDocument(version))
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }))

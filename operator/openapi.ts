/**
 * Writes docs/openapi.json, the OpenAPI 3.1 document of the contract in contract/calls.ts.
 *
 *   npm run operator -- openapi
 */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { version } from '../package.json'
import { openApiDocument } from './openapi/document.ts'

const FILE = 'docs/openapi.json'
const text = JSON.stringify(await openApiDocument(version))
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'json' }))

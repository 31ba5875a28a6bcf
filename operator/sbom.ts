/**
 * Prints the bill of materials of the runtime packages (CycloneDX); each build ships it as
 * `.release/sbom.json`.
 *
 *   npm run operator -- sbom
 */
import { readFileSync } from 'node:fs'
import { sbomOf, type Lock } from '../build/release/sbom.ts'

console.log(sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock).trimEnd())

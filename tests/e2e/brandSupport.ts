import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrandFile, Environment } from '@/domain/brandShape'

/** Applies a brand, with changes of its environment, to the build of `npm run test:e2e`; returns the folder. */
export function siteOf(name: string, change: Partial<Environment> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const brand = JSON.parse(readFileSync(`brands/${name}.json`, 'utf8')) as BrandFile
  const file = join(folder, 'own', `${name}.json`)
  cpSync(`brands/${name}.json`, file)
  if (existsSync(`brands/${name}`)) {
    cpSync(`brands/${name}`, join(folder, 'own', name), { recursive: true })
  }
  const environment = { ...brand.environment, ...change }
  writeFileSync(file, JSON.stringify({ ...brand, environment }))
  const site = join(folder, 'site')
  execFileSync(process.execPath, ['scripts/brand.mjs', 'dist', file, '--out', site])
  return site
}

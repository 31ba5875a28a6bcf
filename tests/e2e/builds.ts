import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  execFileSync(process.execPath, ['operator/brand.mjs', 'dist', file, '--out', site])
  return site
}

/** Builds the app like a deploy, in a separate process; returns the folder. */
export function buildWith(variables: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir']
  execFileSync(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: 'pipe',
  })
  return folder
}

export const removeBuild = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.nginx.conf`, { force: true })
}

/** What a server of another build sends for a path. */
export function replyOf(folder: string, path: string) {
  const name = /\.\w+$/.test(path) ? path : '/index.html'
  if (!existsSync(join(folder, name))) return { status: 404, body: 'Not found' }
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    html: 'text/html',
  }
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return { headers: { 'Content-Type': type }, body: readFileSync(join(folder, name)) }
}

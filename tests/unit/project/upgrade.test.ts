import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxSnippet } from '../../../build/nginxSnippet'

const SAMPLES = 'tests/fixtures/upgrade'
let old: string

beforeAll(() => {
  old = mkdtempSync(join(tmpdir(), 'installation-'))
  // As the release 0.1.0 had them.
  copyFileSync(`${SAMPLES}/sirocco.conf.txt`, join(old, 'sirocco.conf'))
  mkdirSync(join(old, 'brands/mine'), { recursive: true })
  copyFileSync(`${SAMPLES}/brand.ts.txt`, join(old, 'brands/mine/brand.ts'))
  writeFileSync(join(old, 'style.conf'), `map "" $sirocco_style {\n  default "'sha256-x'";\n}\n`)
  writeFileSync(join(old, '.env.local'), 'VITE_SPORT_PARTNER_ID=7\nVITE_API_BASE_URL=api.example\n')
  writeFileSync(join(old, 'launch.html'), '<!doctype html>\n<html>\n  <head>\n  </head>\n</html>\n')
})
afterAll(() => {
  rmSync(old, { recursive: true })
})

const run = (script: string, ...paths: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', [`docs/upgrade/0.2/${script}`, ...paths], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), error: stderr }
}

describe('The upgrade from 0.1 to 0.2', () => {
  it('detect names each file and line of an old installation that must change', () => {
    const { status, lines } = run('detect.mjs', old)
    const found = lines.filter((line) => line.startsWith(old)).map((line) => line.slice(old.length))
    expect(found.sort()).toEqual([
      '/.env.local:2  environment-api',
      '/brands/mine/brand.ts:6  brand-json',
      '/launch.html:3  launcher-origin',
      '/sirocco.conf:102  nginx-well-known',
      '/sirocco.conf:19  nginx-values',
      '/sirocco.conf:22  nginx-files',
      '/sirocco.conf:23  nginx-api',
      '/sirocco.conf:23  nginx-hosts',
      '/sirocco.conf:23  nginx-script',
      '/sirocco.conf:24  nginx-exit',
      '/sirocco.conf:24  nginx-origin',
      '/sirocco.conf:33  nginx-fullscreen',
      '/sirocco.conf:42  nginx-texts',
      '/sirocco.conf:54  nginx-unknown-hosts',
      '/sirocco.conf:73  nginx-resource',
      '/sirocco.conf:85  nginx-backend',
      '/sirocco.conf:85  nginx-storage',
      '/sirocco.conf:89  nginx-client',
      '/style.conf:1  values-api',
      '/style.conf:1  values-frames',
      '/style.conf:1  values-pictures',
      '/style.conf:1  values-script',
    ])
    expect(lines.at(-1)).toBe('22 changes')
    expect(status).toBe(1)
  })

  it('verify says for each change of an old installation whether it is done', () => {
    const { status, lines } = run('verify.mjs', old)
    expect(lines).toContain(`NOT DONE brand-json           ${old}/brands/mine/brand.ts:6`)
    expect(lines).toContain(`done     values-style         ${old}/style.conf`)
    expect(lines.at(-1)).toBe('1 of 23 done')
    expect(status).toBe(1)
  })

  it('nothing is left to do in an installation like the samples of this version', () => {
    const values = join(old, '..', 'sirocco-build.conf')
    const all = { style: '', script: '', api: '', frames: '', pictures: '' }
    writeFileSync(values, nginxSnippet(all))
    const paths = ['operator/nginx', 'brands', '.env.demo', 'public/launch.html', values]
    expect(run('detect.mjs', ...paths)).toMatchObject({ status: 0, lines: ['Nothing to change.'] })
    const { status, lines } = run('verify.mjs', ...paths)
    expect(lines.filter((line) => line.startsWith('NOT DONE'))).toEqual([])
    expect(lines.at(-1)).toMatch(/^(\d\d) of \1 done$/)
    expect(status).toBe(0)
    rmSync(values)
  })

  it('a comment is no configuration, and a folder without any stops with 2', () => {
    const file = join(old, 'commented.conf')
    writeFileSync(file, 'map $uri $sirocco_policy {\n}\n# include /etc/nginx/sirocco-build.conf;\n')
    expect(run('detect.mjs', file).lines.join('\n')).toContain('nginx-values')
    rmSync(file)
    for (const paths of [[], ['docs'], ['no-such-file']]) {
      const { status, error } = run('verify.mjs', ...paths)
      expect([status, error]).toEqual([2, expect.stringContaining('Usage') as string])
    }
  })
})

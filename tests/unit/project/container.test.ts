import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { productOf, readBrand } from '../../../operator/brand/checkedBrand'
import { siteConfiguration, trustedProxies } from '../../../container/configure.mjs'

const read = (name: string) => readFileSync(name, 'utf8')
const sample = read('operator/nginx/sirocco.conf')
const configuration = siteConfiguration(sample, '/tmp', [])
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

describe('The container', () => {
  it('has the configuration of the sample, except for TLS, names and places', () => {
    const own = new Set(linesOf(configuration))
    const missing = linesOf(sample).filter(
      (line) => !line.startsWith('#') && !own.has(line.replaceAll('$scheme', '$sirocco_scheme')),
    )
    expect(missing).toEqual([
      'listen 80 default_server;',
      'listen 443 ssl http2 default_server;',
      'ssl_reject_handshake on;',
      'listen 80;',
      'server_name casino.example;',
      'return 301 https://$server_name$request_uri;',
      'listen 443 ssl http2;',
      'server_name casino.example;',
      'root /var/www/sirocco/dist;',
      'include /etc/nginx/sirocco-build.conf;',
      'ssl_certificate     /etc/ssl/sirocco/fullchain.pem;',
      'ssl_certificate_key /etc/ssl/sirocco/privkey.pem;',
      'ssl_protocols       TLSv1.2 TLSv1.3;',
    ])
    expect(configuration).not.toContain('ssl_')
    expect(configuration.match(/\blisten 8080(?: default_server)?;/g)).toHaveLength(2)
  })

  it('cannot be made from a sample that has lost a setting', () => {
    const changed = sample.replace('server_name casino.example', 'server_name other.example')
    expect(() => siteConfiguration(changed.replaceAll('casino.example', 'x'), '/tmp', [])).toThrow(
      'The sample has no casino.example',
    )
  })

  it('without a proxy trusts no header of a visitor', () => {
    expect(trustedProxies('none')).toEqual([])
    expect(configuration).not.toMatch(/^(?:set_real_ip_from|map .*http_x)/m)
    const proxies = trustedProxies('10.0.0.0/8, fd00::/8')
    expect(siteConfiguration(sample, '/tmp', proxies)).toContain('set_real_ip_from fd00::/8;')
  })

  it('runs unprivileged from files that exist', () => {
    const file = read('Containerfile')
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(copied.filter((name) => !existsSync(name))).toEqual([])
    expect(copied).toContain('operator/nginx/sirocco.conf')
    const users = [...file.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)
    expect(users.at(-1)).toBe('101')
  })

  it('compose starts it read-only, with the demo backend and its brand', () => {
    const compose = read('compose.yaml')
    for (const line of [
      'read_only: true',
      "tmpfs: ['/tmp']",
      'cap_drop: [ALL]',
      'BRAND_FILE: /app/brands/demo.json',
      'BACKEND: demo:4173',
      'TRUSTED_PROXY: none',
    ]) {
      expect(linesOf(compose)).toContain(line)
    }
    expect(read('container/start.sh')).toContain('BRAND_FILE')
    expect(read('Containerfile')).toContain('node container/demoBrand.mjs')
  })

  it("the demo's brand is the house brand with the demo's sportsbook", () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-brand-'))
    for (const name of ['brands', '.env.demo'])
      cpSync(name, join(folder, name), { recursive: true })
    execFileSync('node', [resolve('container/demoBrand.mjs')], { cwd: folder })
    const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
    const { brand, environment } = readBrand(join(folder, 'brands/demo.json'), product)
    rmSync(folder, { recursive: true })
    expect(brand.name).toBe('Sirocco')
    expect(environment.sportUrl).toBe(/^VITE_SPORT_FRAME_URL=(.*)$/m.exec(read('.env.demo'))?.[1])
  })
})

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCertificate } from '../support/certificate'

export const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx'
const SAMPLE = 'operator/nginx/sirocco.conf'

/** The sample configuration for operators. */
const sampleConfiguration = () => readFileSync(SAMPLE, 'utf8')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Fills in the settings of the sample that an operator must set; throws if one is missing. */
function fillIn(sample: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${SAMPLE} has no ${from}`)
    return text.replaceAll(from, to)
  }, sample)
}

/** What a server of the sample has of its own. */
const ownOf = (name: string, build: string) => ({
  'casino.example': name,
  '/var/www/sirocco/dist': resolve(build),
  '/etc/nginx/sirocco-build.conf': `${resolve(build)}.nginx.conf`,
})

const mainConfiguration = (folder: string, isRoot: boolean) => `
${isRoot ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/sirocco.conf;
}
`

/**
 * Serves a build with nginx and the sample configuration, and `/api` from `backend`; `others` are the builds of
 * further servers by their names.
 */
export async function startNginx(
  backend: string,
  build = 'dist',
  others: Readonly<Record<string, string>> = {},
) {
  if (!existsSync(NGINX)) {
    throw new Error(
      `No nginx at ${NGINX}: install it, set NGINX_PATH, or leave its tests out (--grep-invert @nginx)`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const { key, certificate } = makeCertificate(folder)
  const sample = fillIn(sampleConfiguration(), {
    'listen 80': `listen 127.0.0.1:${String(http)}`,
    'listen 443': `listen 127.0.0.1:${String(https)}`,
    '/etc/ssl/sirocco/fullchain.pem': certificate,
    '/etc/ssl/sirocco/privkey.pem': key,
    '127.0.0.1:3000': new URL(backend).host,
  })
  const lastServer = sample.slice(sample.lastIndexOf('server {'))
  const site = [
    fillIn(sample, ownOf('localhost', build)),
    ...Object.entries(others).map(([name, other]) => fillIn(lastServer, ownOf(name, other))),
  ]
  writeFileSync(join(folder, 'sirocco.conf'), site.join('\n'))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, process.getuid?.() === 0))

  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const ended = new Promise((done) => child.once('exit', done))
  for (let tries = 0; !existsSync(join(folder, 'nginx.pid')); tries++) {
    if (tries > 100 || child.exitCode !== null) {
      throw new Error(`nginx does not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    }
    await sleep(50)
  }
  return {
    url: `https://localhost:${String(https)}/`,
    plainUrl: `http://localhost:${String(http)}/`,
    close: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

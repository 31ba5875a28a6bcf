/**
 * Writes the nginx configuration of a container: the sample of operator/nginx without TLS, because a proxy in
 * front of the container ends it. Every difference is in the table below, and each must be found.
 *
 *   TRUSTED_PROXY=10.0.0.0/8 node configure.mjs sirocco.conf /tmp
 */
import { readFileSync, writeFileSync } from 'node:fs'

const ADDRESS = /^[\d.:a-f]+(?:\/\d{1,3})?$/i
const { SERVER_NAME = 'localhost', BACKEND = '127.0.0.1:3000', PORT = '8080', DEMO } = process.env

const TLS = /\n {2}ssl_certificate .*\n.*\n.*ssl_protocols.*;/
const REDIRECT = /\nserver \{\n {2}listen 80;\n[^}]*\}\n/
const TO_HTTPS = 'listen 443 ssl http2;'

/** The demo's games and pages, which come from the demo backend with their own headers. */
const demo = `
  location ^~ /demo/ {
    proxy_pass http://sirocco_backend;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # Any header line here replaces those of the server.
    add_header X-Content-Type-Options "nosniff" always;
  }
`

/** What differs from the sample: its text, and the container's. */
export const differences = (run) => [
  ['127.0.0.1:3000', BACKEND],
  ['  listen 80 default_server;\n', ''],
  [
    'listen 443 ssl http2 default_server;\n  ssl_reject_handshake on;',
    `listen ${PORT} default_server;`,
  ],
  [REDIRECT, ''],
  [TO_HTTPS, `listen ${PORT};`],
  [TLS, ''],
  ['casino.example', SERVER_NAME],
  ['/var/www/sirocco/dist', `${run}/site`],
  ['/etc/nginx/sirocco-build.conf', `${run}/site.nginx.conf`],
  // The scheme of the visitor's request, which the proxy in front names.
  ['$scheme', '$sirocco_scheme'],
  ...(DEMO === 'on'
    ? [['\n  # The first match applies.', `${demo}\n  # The first match applies.`]]
    : []),
]

/** The addresses of TRUSTED_PROXY; throws without them, because the backend would see one address for all players. */
export function trustedProxies(text = '') {
  if (text === 'none') return []
  const proxies = text.split(',').map((each) => each.trim())
  if (proxies.every((each) => ADDRESS.test(each))) return proxies
  throw new Error(
    `TRUSTED_PROXY is "${text}". Name the addresses of the proxy in front of the container, such as ` +
      '"10.0.0.0/8, 172.16.0.0/12", so that the backend gets the address of each player, or "none" without a proxy.',
  )
}

/** What the proxy in front tells of the visitor; from anybody else it does not count. */
function forwarded(proxies) {
  if (proxies.length === 0) return 'map "" $sirocco_scheme {\n  default  $scheme;\n}\n'
  const isTrusted = proxies.map((proxy) => `  ${proxy}  1;\n`).join('')
  const realIp = proxies.map((proxy) => `set_real_ip_from ${proxy};\n`).join('')
  return `geo $realip_remote_addr $sirocco_is_trusted {
  default  0;
${isTrusted}}
map "$sirocco_is_trusted$http_x_forwarded_proto" $sirocco_scheme {
  default  $scheme;
  1https   https;
}
${realIp}real_ip_header X-Forwarded-For;
real_ip_recursive on;
`
}

/** The sample with the container's differences; throws if the sample has changed too much. */
export function siteConfiguration(sample, run, proxies) {
  const text = differences(run).reduce((before, [from, to]) => {
    const parts = before.split(from)
    if (parts.length === 1) throw new Error(`The sample has no ${String(from)}`)
    return parts.join(to)
  }, sample)
  return `${forwarded(proxies)}\n${text}`
}

const mainConfiguration = (run) => `daemon off;
pid ${run}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;
  include ${run}/sirocco.conf;
}
`

const [sample, run] = process.argv.slice(2)
if (process.argv[1]?.endsWith('configure.mjs') && sample && run) {
  try {
    const proxies = trustedProxies(process.env.TRUSTED_PROXY)
    writeFileSync(
      `${run}/sirocco.conf`,
      siteConfiguration(readFileSync(sample, 'utf8'), run, proxies),
    )
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  writeFileSync(`${run}/nginx.conf`, mainConfiguration(run))
}

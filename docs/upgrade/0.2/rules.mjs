/**
 * What an installation of 0.1 must change for 0.2. A rule is kept when no line matches `old` and a line
 * matches `needed`. `near` finds the line to point at when the needed one is missing.
 */

/** Which file of an installation a rule is about. */
export const kinds = {
  nginx: (name, text) => /\.conf$/.test(name) && /\$sirocco_policy/.test(text),
  values: (name, text) => /\.conf$/.test(name) && /(?:map ""|set) \$sirocco_style/.test(text),
  brandCode: (name, text) => /\.ts$/.test(name) && /: Brand = \{/.test(text),
  environment: (name, text) =>
    /(?:^|\/)[^/]*\.env[^/]*$/.test(name) && /^\s*(?:VITE|API)_/m.test(text),
  launcher: (name) => /(?:^|\/)launch\.html$/.test(name),
}

const policy = /\$sirocco_policy \{/
const server = /listen 443/

export const rules = [
  {
    id: 'nginx-values',
    kind: 'nginx',
    old: /include .*\.nginx\/style\.conf/,
    needed: /^\s*include .*sirocco-build\.conf/,
    near: /include/,
    todo: 'Include /etc/nginx/sirocco-build.conf as the sample does, and copy dist.nginx.conf there with every deploy.',
  },
  {
    id: 'nginx-hosts',
    kind: 'nginx',
    old: /(?:frame-src 'self'|img-src 'self' data:) https:/,
    needed: /frame-src 'self'\$sirocco_frames/,
    near: /frame-src/,
    todo: 'Take the policies of the sample: they name the hosts of games and pictures with $sirocco_frames and $sirocco_pictures.',
  },
  {
    id: 'nginx-script',
    kind: 'nginx',
    needed: /script-src 'self' \$sirocco_script/,
    near: /script-src 'self';/,
    todo: 'Take the policy of the pages from the sample: it names the hash of the first script with $sirocco_script.',
  },
  {
    id: 'nginx-exit',
    kind: 'nginx',
    needed: /\/exit\.html/,
    near: /\/launch\.html/,
    todo: 'Take the two lines of /exit.html from the sample: games open this page in their frame to close.',
  },
  {
    id: 'nginx-fullscreen',
    kind: 'nginx',
    needed: /fullscreen=\(self\)/,
    near: /fullscreen=\*/,
    todo: 'Take the permissions and the policy of /launch.html from the sample: no full screen and no popups of games.',
  },
  {
    id: 'nginx-api',
    kind: 'nginx',
    needed: /connect-src 'self'\$sirocco_api/,
    near: /connect-src/,
    todo: 'Take the policy of the pages from the sample: it allows an API on another host with $sirocco_api.',
  },
  {
    id: 'nginx-files',
    kind: 'nginx',
    needed: /default\s+"default-src 'none'; sandbox/,
    near: policy,
    todo: 'Take the default policy of the sample: files that are not pages run nothing when opened as one.',
  },
  {
    id: 'nginx-origin',
    kind: 'nginx',
    needed: /script-src 'unsafe-inline' https: 'self' \$sirocco_origin/,
    near: /launch\.html/,
    todo: 'Take the two maps of $sirocco_origin and the policy of /launch.html from the sample, for WebKit.',
  },
  {
    id: 'nginx-resource',
    kind: 'nginx',
    needed: /add_header Cross-Origin-Resource-Policy\s+\$sirocco_resource/,
    near: /add_header/,
    todo: 'Add the map of $sirocco_resource and its header.',
  },
  {
    id: 'nginx-texts',
    kind: 'nginx',
    needed: /\^\/locales.*immutable/,
    near: /immutable/,
    todo: 'Add the line for /locales/ to $sirocco_cache and $sirocco_resource: texts have hashed names now.',
  },
  {
    id: 'nginx-unknown-hosts',
    kind: 'nginx',
    old: /return 301 https:\/\/\$host/,
    needed: /listen 443 .*default_server/,
    near: server,
    todo: 'Add the server for unknown hosts, and redirect to $server_name.',
  },
  {
    id: 'nginx-client',
    kind: 'nginx',
    old: /\$proxy_add_x_forwarded_for/,
    needed: /X-Forwarded-For \$remote_addr/,
    near: /proxy_pass/,
    todo: 'Send the address of the connection ($remote_addr), because a client can write X-Forwarded-For.',
  },
  {
    id: 'nginx-backend',
    kind: 'nginx',
    needed: /proxy_hide_header Content-Security-Policy/,
    near: /proxy_pass/,
    todo: 'Take the location of /api from the sample: its responses run no scripts when opened as a page.',
  },
  {
    id: 'nginx-storage',
    kind: 'nginx',
    needed: /proxy_hide_header Clear-Site-Data/,
    near: /proxy_pass/,
    todo: 'Add proxy_hide_header Clear-Site-Data; to /api: it would erase the pause and the minutes of the player.',
  },
  {
    id: 'nginx-well-known',
    kind: 'nginx',
    needed: /location .*well-known/,
    near: /location ~ \/\\\. /,
    todo: 'Add the location of /.well-known/, for security.txt and certificates.',
  },
  ...['style', 'script', 'api', 'frames', 'pictures'].map((name) => ({
    id: `values-${name}`,
    kind: 'values',
    needed: new RegExp(`(?:map "" |set )\\$sirocco_${name} `),
    todo: `Copy dist.nginx.conf of the new build over this file: $sirocco_${name} is missing.`,
  })),
  {
    id: 'brand-json',
    kind: 'brandCode',
    old: /: Brand = \{/,
    todo: 'Move the brand to brands/<name>.json (docs/brands.md), with `hosts`, which is new, and `maskWinners: true` for masked names.',
  },
  {
    id: 'environment-api',
    kind: 'environment',
    old: /^\s*VITE_API_BASE_URL=(?!["']?(?:\/(?!\/)|https?:\/\/)|["']?\s*$)/,
    todo: 'Set VITE_API_BASE_URL to a path (/api) or a full address (https://…); anything else stops the build.',
  },
  {
    id: 'launcher-origin',
    kind: 'launcher',
    needed: /<meta name="app-origin" content="/,
    near: /<head>/,
    todo: 'On a separate host, take launch.html and launch.js of the new build, and name the app in <meta name="app-origin">.',
  },
]

import { readFileSync } from 'node:fs'
import { scriptHash, styleHash } from '../../build/builtPage'
import { headersOf } from '../../build/headers'
import { onEachHost } from './eachHost'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'

/** Encoded, doubled, dotted and mixed spellings of the app's paths. */
const spellings = [
  '/%6caunch.html',
  '/%6C%61unch.html?x=1',
  '//launch.html',
  '/%2e/launch.html',
  '/assets/../launch.html',
  '/assets/%2e%2e%2flaunch.html',
  '/api/../launch.html',
  '/api/%2e%2e%2flaunch.html',
  '/launch.html/',
  '/launch.html%00',
  '/launch.html;x',
  '/%5claunch.html',
  '/\\launch.html',
  '/%256caunch.html',
  '/LAUNCH.HTML',
  '/index.html',
  '/assets/',
  '/assets/nothing',
  '/',
  '//',
  '//evil.example/casino',
  '/%2f%2fevil.example/casino',
  '/casino//preview',
  '/%63asino/preview',
  '/caf%C3%A9',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/launch.html',
  '/%2e%2e%2fdist-demo%2findex.html',
  '/..%2f..%2fetc%2fpasswd',
  '/%2enginx/style.conf',
  '/.vite/manifest.json',
  '/.well-known/../.vite/manifest.json',
  '/.well-known%2f..%2f.vite%2fmanifest.json',
  '/%2ewell-known/security.txt',
]

/** Identifies a page by its content: only that page of the build has such an element. */
const fileOf = (body: string) =>
  /id="(root|game)"/.exec(body)?.[1]?.replace('root', '/index.html').replace('game', '/launch.html')

/** Requests a URL and follows redirects, like a browser. */
async function follow(base: string, path: string) {
  const answer = await sendRequest(base, path)
  const { location } = answer.headers
  if (location === undefined) return answer
  const { pathname, search } = new URL(location, base)
  return sendRequest(base, pathname + search)
}

onEachHost((dist) => {
  for (const spelling of spellings) {
    test(spelling, async ({ baseURL }) => {
      const url = baseURL!
      const page = readFileSync(`${dist}/index.html`, 'utf8')
      const { origin } = new URL(url)
      const known = {
        style: styleHash(page),
        script: scriptHash(page),
        api: '',
        frames: ' https:',
        pictures: ' https:',
        origin,
      }
      for (const headers of [{}, { 'Accept-Encoding': 'identity' }]) {
        const { status, headers: sent, body } = await sendRequest(url, spelling, { headers })
        expect([200, 301, 400, 404]).toContain(status)
        expect(body).not.toMatch(/\bat .*\.js:\d|node_modules|root:x:/)
        const isSentOn = status === 301
        // A full URL, because a path with two slashes would be another host.
        if (isSentOn) expect(new URL(sent.location ?? '', url).origin).toBe(origin)
        if (status !== 200) continue
        const file = fileOf(body)
        expect(sent['content-security-policy']).toBe(
          headersOf(file ?? '/any.file', known)['Content-Security-Policy'],
        )
        if (file) expect(sent['cache-control']).toBe('no-cache')
        expect(body).not.toMatch(/src\/main\.tsx/)
      }
    })
  }

  for (const [spelling, policy] of [
    ['/%6caunch.html', 'sandbox allow-scripts'],
    ['/%63asino/preview?p=37', "default-src 'none'; script-src"],
    ['//', "default-src 'none'; script-src"],
    ['/%73w.js', "default-src 'none'; connect-src"],
  ] as const) {
    test(`${spelling} ends at the file with its own policy`, async ({ baseURL }) => {
      const { headers } = await follow(baseURL!, spelling)
      expect(headers['content-security-policy']).toContain(policy)
    })
  }
})

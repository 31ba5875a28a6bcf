import type { ProxyOptions } from 'vite'
import { headersOf } from './headers.ts'

/** Headers of the backend that are not passed on; the host sets its own. */
const hidden = ['x-powered-by', 'server', 'strict-transport-security']

/** Replaces the backend's security headers by those of the host. */
function proxyHeaders(sent: Readonly<Record<string, string | string[] | undefined>>) {
  const own = Object.entries(headersOf('/api')).map(([name, value]) => [name.toLowerCase(), value])
  const kept = Object.entries(sent).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries([...kept, ...own]) as typeof sent
}

/** Decisions 3: proxies `/api`, but no longer name that begins with it, to a backend. */
export const apiProxy = (target: string): Record<string, ProxyOptions> => ({
  '^/api(?:[/?]|$)': {
    target,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyRes', (answer) => {
        answer.headers = proxyHeaders(answer.headers)
      })
    },
  },
})

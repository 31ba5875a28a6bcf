import type { ProxyOptions } from 'vite'
import { headersOf } from './headers.ts'

/** What a backend says of itself and of how its answers are to be treated: the host decides that. */
const hidden = ['x-powered-by', 'server', 'strict-transport-security']

/** S3: the headers of a backend's answer as a host hands it on. */
function handOn(sent: Readonly<Record<string, string | string[] | undefined>>) {
  const own = Object.entries(headersOf('/api')).map(([name, value]) => [name.toLowerCase(), value])
  const kept = Object.entries(sent).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries([...kept, ...own]) as typeof sent
}

/** Decisions 3: sends `/api`, and nothing that only begins like it, to a backend. */
export const apiProxy = (target: string): Record<string, ProxyOptions> => ({
  '^/api(?:[/?]|$)': {
    target,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyRes', (answer) => {
        answer.headers = handOn(answer.headers)
      })
    },
  },
})

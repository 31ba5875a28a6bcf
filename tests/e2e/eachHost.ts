import { test } from './fixtures'

/** Declares tests for each of the project's servers: its address is the `baseURL`, and it serves `dist`. */
export function onEachHost(declare: (dist: string) => void): void {
  for (const [host, build] of [
    ['vite preview', 'dist'],
    ['npm start', 'dist-demo'],
  ] as const) {
    test.describe(host, () => {
      test.use({ build })
      declare(build)
    })
  }
  test.describe('nginx with the sample configuration', { tag: '@nginx' }, () => {
    test.use({ baseURL: ({ nginxUrl }, provide) => provide(nginxUrl) })
    declare('dist')
  })
}

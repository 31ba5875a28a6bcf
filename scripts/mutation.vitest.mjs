import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Stryker asks for threads; tests of time zones set TZ, which only a process of its own can. */
const forks = {
  name: 'forks',
  configureVitest({ project }) {
    project.config.pool = 'forks'
  },
}

/** What `npm run mutation` runs for each mutant: the tests of the core logic, none of screens. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [forks],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    environment: 'jsdom',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/{components,demo,locales,probe}*'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Stryker selects threads, but the time zone tests set TZ, which works only in a separate process. */
const forks = {
  name: 'forks',
  configureVitest({ project }) {
    project.config.pool = 'forks'
  },
}

/** `integration` for what only the screens tell, such as a hook; each of its mutants takes half a minute. */
const kind = process.env.MUTATION_TESTS ?? 'unit'

/** The tests that `npm run mutation` runs for each mutant: core logic, no components. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [forks],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('../src', import.meta.url)),
      '@demo': fileURLToPath(new URL('../demo', import.meta.url)),
    },
  },
  test: {
    environment: 'jsdom',
    include: [`tests/${kind}/**/*.test.{ts,tsx}`],
    exclude: [
      'tests/unit/{build,components,demo,project,worker}/**',
      'tests/unit/features/home/**',
      'tests/unit/i18n/locales.test.ts',
    ],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
})

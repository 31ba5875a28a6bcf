import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { apiProxy } from './build/apiProxy.ts'
import { inlineBootScript } from './build/bootScript.ts'
import { branding, loadBrand } from './operator/brand/vitePlugin.ts'
import { chunks, withoutStart } from './build/chunks.ts'
import { compileHint } from './build/compileHint.ts'
import { hosting } from './build/hosting.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { startIntegrity } from './build/startIntegrity.ts'
import { inlineCriticalCss } from './build/inlineCriticalCss.ts'
import { buildTarget } from './build/targets.ts'
import { release } from './build/release/plugin.ts'
import { brandPages } from './operator/pages/index.ts'
import { demoBackend } from './demo/backend/vitePlugin.ts'

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const alias = { '@': folder('src'), '@demo': folder('demo') }

export default defineConfig(({ command, mode }) => {
  // Decisions 3: where dev and preview send /api; unset means the embedded demo backend.
  const { API_PROXY_TARGET: target } = loadEnv(mode, process.cwd(), 'API_')
  const proxy = target ? apiProxy(target) : {}
  const isDemo = mode === 'demo'
  // Decisions 1: BRAND is the name of a file in brands/; unset means the house brand.
  const chosen = loadBrand(process.env.BRAND, loadEnv(mode, process.cwd(), 'VITE_'))

  return {
    plugins: [
      react(),
      // Before the demo backend, because it normalises the request's URL.
      hosting(!target),
      demoBackend({ api: !target, pages: brandPages }),
      compileHint(),
      inlineBootScript(),
      inlineCriticalCss(),
      serviceWorker(),
      startIntegrity(),
      branding(chosen),
      // Last, because it lists the finished files.
      release(),
    ],
    resolve: { alias },
    css: {
      modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' },
    },
    // The demo backend answers CORS preflights itself, because its games have an opaque origin.
    server: { proxy, cors: false },
    preview: { proxy, cors: false },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      target: buildTarget,
      modulePreload: { polyfill: false, resolveDependencies: withoutStart },
      // node build/checks/budget.mjs is the check; the libraries have 409 kB.
      chunkSizeWarningLimit: 420,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          // No console calls of libraries; lint refuses our own.
          minify: { compress: { dropConsole: true } },
        },
      },
    },
    test: {
      // The time zone tests set TZ, which works only in a separate process.
      pool: 'forks',
      // By default one core stays idle.
      maxWorkers: '100%',
      projects: [
        ...[
          { name: 'unit', include: ['{tests/unit,operator}/**/*.test.{ts,tsx}'] },
          // Every other folder below `tests`, a new one, too.
          {
            name: 'integration',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/unit/**'],
          },
        ].map((project) => ({
          extends: true as const,
          test: {
            ...project,
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts'],
            // Faster: all files share modules and the document, which setup.ts cleans after each test.
            isolate: false,
            // Only stops tests that hang; CI machines are slow.
            testTimeout: 60_000,
          },
        })),
        {
          extends: true as const,
          test: {
            name: 'engines',
            include: ['tests/engines/*.engine.ts'],
            environment: 'node',
            fileParallelism: false,
            // The longest of these scenarios take half a minute; a driver that hangs is tried again.
            testTimeout: 75_000,
            hookTimeout: 60_000,
            // Browser tests can fail on a busy CI machine; the CI summary lists each retried test.
            retry: process.env.CI ? 2 : 0,
          },
        },
      ],
    },
  }
})

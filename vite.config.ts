import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { apiProxy } from './scripts/vite/apiProxy.ts'
import { branding, loadBrand } from './scripts/vite/brand.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { compileHint } from './scripts/vite/compileHint.ts'
import { hosting } from './scripts/vite/hosting.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { inlineCriticalCss } from './scripts/vite/inlineCriticalCss.ts'
import { buildTarget } from './scripts/vite/targets.ts'
import { webManifest } from './scripts/vite/webManifest.ts'
import { demoBackend } from './demo/backend/vitePlugin.ts'

// Decisions 1: BRAND names a folder of brands; unset: the house brand.
const chosen = await loadBrand(process.env.BRAND)

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const alias = { '@': folder('src'), '@demo': folder('demo') }

export default defineConfig(({ command, mode }) => {
  // Decisions 3: where dev and preview send /api; unset: the embedded demo backend.
  const { API_PROXY_TARGET: target } = loadEnv(mode, process.cwd(), 'API_')
  const proxy = target ? apiProxy(target) : {}
  const isDemo = mode === 'demo'

  return {
    plugins: [
      react(),
      branding(chosen),
      // Before the demo backend: it decides which address a request means.
      hosting(),
      demoBackend({ api: !target }),
      compileHint(),
      inlineCriticalCss(chosen),
      webManifest(),
      serviceWorker(),
    ],
    resolve: { alias },
    css: {
      modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' },
    },
    // The demo backend answers preflights itself: its games ask from an opaque origin.
    server: { proxy, cors: false },
    preview: { proxy, cors: false },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      target: buildTarget,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 400,
      // 2.3 kB less in the first view than with Vite's own minifier, which its budget needs.
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 3, drop_console: true } },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
        },
      },
    },
    test: {
      // Tests of time zones set TZ, which only a process of its own can.
      pool: 'forks',
      projects: [
        ...['unit', 'integration'].map((name) => ({
          extends: true as const,
          test: {
            name,
            environment: 'jsdom',
            include: [`tests/${name}/**/*.test.{ts,tsx}`],
            setupFiles: ['tests/setup.ts'],
            // One set of modules and one document for all files: setup.ts leaves nothing behind.
            isolate: false,
            // A guard against hanging, not a measure: machines of CI are slow and shared.
            testTimeout: 20_000,
          },
        })),
        ...[
          { name: 'e2e', include: ['tests/e2e/**/*.e2e.ts'], testTimeout: 60_000 },
          // Scenarios that go through many pages.
          { name: 'engines', include: ['tests/engines/*.engine.ts'], testTimeout: 120_000 },
        ].map((project) => ({
          extends: true as const,
          test: {
            ...project,
            environment: 'node',
            fileParallelism: false,
            hookTimeout: 60_000,
            // A real browser on a busy machine of CI: the summary names what took a second try.
            retry: process.env.CI ? 1 : 0,
          },
        })),
      ],
    },
  }
})

import type { BuildEnvironmentOptions } from 'vite'

/**
 * How the app and its worker are minified. Terser saves 2.3 kB in the first view over Vite's default minifier;
 * the budget needs it. It also drops console output (Quality F8).
 */
export const minified = {
  minify: 'terser',
  terserOptions: { module: true, compress: { passes: 3, drop_console: true } },
} satisfies BuildEnvironmentOptions

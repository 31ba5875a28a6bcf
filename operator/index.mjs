/**
 * The operator's tools; each file of the same name says what it does.
 *
 *   npm run operator -- probe https://host/api
 */
import { fileURLToPath } from 'node:url'

const tools = ['probe', 'brand', 'verify', 'notice', 'openapi', 'sbom', 'accessibility']
const [tool] = process.argv.splice(2, 1)

if (!tools.includes(tool)) {
  console.error(`Usage: npm run operator -- <${tools.join('|')}> …`)
  process.exit(2)
}
if (tool === 'brand') {
  // Needs no packages.
  await import('./brand.mjs')
} else {
  const { runnerImport } = await import('vite')
  const root = fileURLToPath(new URL('..', import.meta.url))
  await runnerImport(`/operator/${tool}.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
  })
}

/**
 * The operator's tools; each file of the same name says what it does.
 *
 *   npm run operator -- probe https://host/api
 */
const tools = ['probe', 'brand', 'verify', 'openapi', 'sbom']
const [tool] = process.argv.splice(2, 1)

if (tools.includes(tool)) {
  await import(`./${tool}.mjs`)
} else {
  console.error(`Usage: npm run operator -- <${tools.join('|')}> …`)
  process.exit(2)
}

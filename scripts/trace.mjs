/**
 * Prints each requirement of docs/ with the code that cites it and the checks that prove it. Exits with
 * 1 when a requirement has no check, names a missing check, or when a citation is unknown.
 *
 *   npm run trace              everything
 *   npm run trace -- --brief   only problems and counts
 */
import { runnerImport } from 'vite'

const load = async (name) => {
  const options = { configFile: false, logLevel: 'error' }
  return (await runnerImport(`/scripts/trace/${name}.ts`, options)).module
}

const [{ readDocuments }, { readSources }, { trace }] = await Promise.all(
  ['documents', 'files', 'trace'].map(load),
)
const { links, problems } = trace(readDocuments(), readSources())

const shown = (paths) =>
  paths.length > 8 ? [...paths.slice(0, 8), `and ${paths.length - 8} more`] : paths
const list = (paths) => shown(paths).join(', ') || 'none'

if (!process.argv.includes('--brief'))
  for (const { requirement, code, checks } of links)
    console.log(
      `${requirement.id}  ${requirement.title}\n  code   ${list(code)}\n  check  ${requirement.status === 'open' ? 'not yet' : list(checks)}`,
    )

const isOpen = ({ requirement: { status }, checks }) =>
  status === 'open' || status === 'partial' || (status !== 'answered' && checks.length === 0)
const open = links.filter(isOpen)
console.log(`\n${links.length} requirements, ${open.length} not or only partly checked yet:`)
console.log(open.map(({ requirement }) => `  ${requirement.id}  ${requirement.title}`).join('\n'))
if (problems.length > 0) console.error(`\n${problems.length} problems:\n${problems.join('\n')}`)
process.exitCode = problems.length > 0 ? 1 : 0

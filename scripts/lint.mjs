/**
 * Lints the code: any finding, a warning included, fails. In place of ESLint's own command, which
 * takes the kind of the configuration from the environment, and that is set otherwise on Windows.
 *
 *   npm run lint                    everything
 *   npm run lint -- src/api         these files and folders
 */
import { loadESLint } from 'eslint'

const named = process.argv.slice(2)
const ESLint = await loadESLint({ useFlatConfig: false })
const eslint = new ESLint({ extensions: ['.ts', '.tsx', '.cjs', '.mjs', '.js'] })
const results = await eslint.lintFiles(named.length > 0 ? named : ['.'])
const formatter = await eslint.loadFormatter('stylish')

console.log(await formatter.format(results))
const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
process.exitCode = isClean ? 0 : 1

/**
 * Lints the code; errors and warnings both fail. It replaces the `eslint` command, because that reads
 * the configuration format from an environment variable, which is set differently on Windows.
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

import { printable } from '../printable'
import { compareFiles, filesIn, readFileList } from '../../build/release/fileList.ts'
import { ask } from './ask.ts'
import { compareAnswer, type Difference } from './compare.ts'
import { planOf } from './plan.ts'

export interface Result {
  /** How many addresses and headers were compared. */
  addresses: number
  headers: number
  differences: Difference[]
}

/** What has changed in the local folder since it was built; a host would be compared with this. */
const localDifferences = (folder: string): Difference[] =>
  compareFiles(readFileList(folder), filesIn(folder)).map(({ path, problem }) => ({
    address: `${folder}/${path}`,
    what: 'local file',
    found: problem === 'added' ? 'not of the build' : problem,
    expected: 'as built',
  }))

/** Compares a host with a built folder. */
export async function verify(folder: string, base: URL): Promise<Result> {
  const rows = planOf(folder, base)
  const found: Difference[] = []
  const open = rows.values()
  const askAll = async () => {
    for (const row of open)
      found.push(...compareAnswer(row, await ask(base, row.address, row.encodings)))
  }
  // At most so many requests at a time.
  await Promise.all(Array.from({ length: 8 }, askAll))
  // A file that is requested twice has most of its differences twice.
  const differences = new Map(
    [...localDifferences(folder), ...found].map((each) => [JSON.stringify(each), each]),
  )
  return {
    addresses: new Set(rows.map(({ address }) => address)).size,
    headers: rows.reduce((sum, { headers }) => sum + Object.keys(headers).length, 0),
    differences: [...differences.values()],
  }
}

/** A plain table of the differences, and a last line with the counts. */
export function reportOf({ addresses, headers, differences }: Result): string {
  const lines = differences.flatMap(({ address, what, found, expected }) => [
    `${address}  ${what}`,
    `    found:    ${printable(found)}`,
    `    expected: ${expected}`,
  ])
  const compared = `${String(addresses)} addresses with ${String(headers)} headers compared`
  return [...lines, `${compared}: ${String(differences.length)} differences`].join('\n')
}

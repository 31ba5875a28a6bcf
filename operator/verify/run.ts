import { printable } from '../printable'
import { compareFiles, filesIn, readFileList } from '../../build/release/fileList.ts'
import { ask } from './ask.ts'
import { compareAnswer, type Difference } from './compare.ts'
import { planOf, startOf, variantsOf } from './plan.ts'

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

/** Several servers may send in turn, each of them another build. */
const STARTS = 5

/** Asks for `/` several times, one after the other, and in other ways. */
async function compareStart(folder: string, base: URL): Promise<Difference[]> {
  const start = startOf(folder, base)
  const found: Difference[] = []
  let etag: string | null = null
  for (let count = 0; count < STARTS; count++) {
    const answer = await ask(base, start.address, start.encodings)
    if (typeof answer !== 'string') etag = answer.headers.get('ETag')
    found.push(...compareAnswer(start, answer))
  }
  for (const row of variantsOf(start, etag))
    found.push(...compareAnswer(row, await ask(base, row.address, row.encodings, row.request)))
  return found
}

/** The same difference of two answers; a date differs with each. */
const keyOf = ({ address, what, found }: Difference) =>
  JSON.stringify([address, what, what === 'Date' || found])

/** Compares a host with a built folder. */
export async function verify(folder: string, base: URL): Promise<Result> {
  // First, because other requests would change the turns of several servers.
  const found = await compareStart(folder, base)
  const rows = planOf(folder, base)
  const open = rows.values()
  const askAll = async () => {
    for (const row of open)
      found.push(...compareAnswer(row, await ask(base, row.address, row.encodings)))
  }
  // At most so many requests at a time.
  await Promise.all(Array.from({ length: 8 }, askAll))
  // A file that is requested twice has most of its differences twice.
  const differences = new Map(
    [...localDifferences(folder), ...found].map((each) => [keyOf(each), each]),
  )
  return {
    addresses: new Set(rows.map(({ address }) => address)).size,
    headers: rows.reduce((sum, { headers }) => sum + Object.keys(headers).length, 0),
    differences: [...differences.values()],
  }
}

/** Addresses with the same difference, such as all pages of the app, together. */
function grouped(differences: readonly Difference[]): [Difference, addresses: string[]][] {
  const groups = new Map<string, [Difference, string[]]>()
  for (const each of differences) {
    const { address, ...rest } = each
    const key = JSON.stringify(rest)
    const group = groups.get(key)
    if (group) group[1].push(address)
    else groups.set(key, [each, [address]])
  }
  return [...groups.values()]
}

/** A plain table of the differences, and a last line with the counts. */
export function reportOf({ addresses, headers, differences }: Result): string {
  const lines = grouped(differences).flatMap(([{ what, found, expected }, all]) => [
    `${all.join(' ')}  ${what}`,
    `    found:    ${printable(found)}`,
    `    expected: ${expected}`,
  ])
  const compared = `${String(addresses)} addresses with ${String(headers)} headers compared`
  return [...lines, `${compared}: ${String(differences.length)} differences`].join('\n')
}

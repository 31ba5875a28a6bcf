import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Statement {
  id: string
  text: string
  /** `file`, or `file > title` where the file alone does not say which test. */
  tests?: string[]
  decisions?: number[]
}

interface Group {
  section: string
  topic?: string
  statements: Statement[]
}

const read = (file: string) => readFileSync(file, 'utf8')
const groups = JSON.parse(read('docs/spec.json')) as Group[]
const statements = groups.flatMap((group) => group.statements)
const sourceOf = new Map(
  execFileSync('git', ['ls-files', 'tests', 'operator'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => [posix.basename(file), read(file)]),
)
const decided = [...read('docs/decisions.md').matchAll(/^### (\d+)\. /gm)].map(([, n]) => Number(n))

const split = (cited: string) => /^(\S+)(?: > (.+))?$/.exec(cited)?.slice(1) ?? []
const filesOf = ({ tests = [] }: Statement) => [...new Set(tests.map((cited) => split(cited)[0]))]

const intro = `# Requirements

The customer's requirements in short sentences, in the sections of the customer's specification. Code and tests
cite a section or a topic, as \`Spec §4 Game list\`. The files at the end of a line are its tests. Where the
specification has a gap, [decisions.md](decisions.md) applies. \`docs/spec.json\` is the source of this page and also
names the tests' titles.
`

const lineOf = (statement: Statement) => {
  const { id, text, decisions = [] } = statement
  const tests = filesOf(statement).map((file) => `\`${file}\``)
  const reason = decisions.length > 0 ? ` (Decisions ${decisions.join(', ')})` : ''
  return `- **§${id}** ${text} ${tests.join(', ')}${reason}`.replaceAll('  ', ' ')
}

const page = groups
  .flatMap(({ section, topic, statements: own }, at) => [
    ...(section === groups[at - 1]?.section ? [] : [`## ${section}`]),
    ...(topic === undefined ? [] : [`### ${topic}`]),
    own.map(lineOf).join('\n'),
  ])
  .join('\n\n')

/** A cited test whose file, or whose title in it, is gone. */
function isGone(cited: string): boolean {
  const [file = '', title] = split(cited)
  const source = sourceOf.get(file)
  if (title === undefined) return source === undefined
  return !["'", '"', '`'].some((quote) => source?.includes(quote + title + quote))
}

describe('docs/spec.json', () => {
  it('is the source of docs/spec.md (npm test -- project/spec -u writes it)', async () => {
    await expect(`${intro}\n${page}\n`).toMatchFileSnapshot('../../../docs/spec.md')
  })

  it('numbers the statements of each section from 1', () => {
    for (const name of new Set(groups.map(({ section }) => section))) {
      const own = groups.filter(({ section }) => section === name)
      const ids = own.flatMap((group) => group.statements.map(({ id }) => id))
      expect(ids).toEqual(ids.map((_, at) => `${Number.parseInt(name)}.${at + 1}`))
    }
  })

  it('has a test or a decision for each statement', () => {
    const bare = statements.filter(({ tests = [], decisions = [] }) => !tests[0] && !decisions[0])
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('cites only tests and decisions that exist', () => {
    const gone = statements.flatMap(({ id, tests = [], decisions = [] }) => [
      ...tests.filter(isGone).map((cited) => `${id}: ${cited}`),
      ...decisions.filter((cited) => !decided.includes(cited)).map((n) => `${id}: Decisions ${n}`),
    ])
    expect(gone).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { findCitations } from '../../../scripts/trace/citations'
import { readDocuments, type Documents } from '../../../scripts/trace/documents'
import { readSources } from '../../../scripts/trace/files'
import { trace } from '../../../scripts/trace/trace'

const documents = readDocuments()
const isKnown = (text: string) =>
  findCitations(text, documents).map(({ requirements }) => requirements !== null)
const cited = (text: string) =>
  findCitations(text, documents).flatMap(({ requirements }) =>
    (requirements ?? []).map(({ id }) => id),
  )

describe('Decisions 38: the documents are part of the repository', () => {
  it('every citation resolves, and every requirement has a check or says that it has none yet', () => {
    expect(trace(documents, readSources()).problems).toEqual([])
  })

  it('the documents contain every section of the specification, every decision and every quality group', () => {
    const ids = documents.requirements.map(({ id }) => id)
    const sections = [...new Set(ids.flatMap((id) => /^Spec (§\d)/.exec(id)?.[1] ?? []))]
    expect(sections).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'])
    expect(ids).toEqual(
      expect.arrayContaining(Array.from({ length: 43 }, (_, n) => `Decisions ${String(n + 1)}`)),
    )
    const groups = [...new Set(ids.flatMap((id) => /^Quality ([A-Z])/.exec(id)?.[1] ?? []))]
    expect(groups.join('')).toBe('ABCDEFGHIJKLMN')
  })
})

describe('A citation', () => {
  it.each([
    ['Spec §4: the flags', [true]],
    ['Spec §4 Login state, Decisions 4', [true, true]],
    ['Spec §2\n * Play page: the bar', [true]],
    ['Spec §7 `/StartGame`', [true]],
    ['Spec §3 rows and §9 sizes', [true]],
    ['Spec §2, §4 Top-win loading', [true, true]],
    ["describe('§8 Any sentence of a test')", [true]],
    ['QUALITY F1, F3', [true, true]],
    ['QUALITY F3, S14', [true, true]],
    ["describe('S2: one path for a file and its headers')", [true]],
    ['Findings S10, S11 and R1', [true, true, true]],
    ['API.md Shapes and UI-CONTRACT "global search"', [true, true]],
  ])('%j is known', (text, known) => {
    expect(isKnown(text)).toEqual(known)
  })

  it.each([
    'Spec §0',
    'Spec §12',
    'Spec §4.999',
    'Spec §4 Jackpots',
    'Spec §7 `/Jackpot`',
    "describe('§12 Any sentence of a test')",
    'Decisions 0',
    'decision 999',
    'Quality Z1',
    'Finding S99',
    "describe('R77: a finding')",
    'Quality A99',
    'API.md Jackpots',
    'UI-CONTRACT "jackpot"',
    'ARCHITECTURE',
  ])('%j is unknown', (text) => {
    expect(isKnown(text)).toEqual([false])
  })

  it('of an item means that item, of a topic all its items, of a list each entry', () => {
    expect(cited('Spec §4.12')).toEqual(['Spec §4.12'])
    expect(cited('Spec §8 Server Down')).toEqual(['Spec §8.6'])
    expect(cited('Spec §4 Provider list: three')).toEqual(['Spec §4.23', 'Spec §4.24'])
    expect(cited('Decisions 22, 23 and 25')).toEqual([
      'Decisions 22',
      'Decisions 23',
      'Decisions 25',
    ])
  })
})

describe('npm run trace', () => {
  const requirement = {
    id: 'Quality A1',
    title: 'a title',
    topics: [],
    checks: [],
    status: 'checked' as const,
  }
  const run = (changes: object, text = '', path = 'tests/unit/a.test.ts') => {
    const page: Documents = {
      requirements: [{ ...requirement, ...changes }],
      apiHeadings: [],
      uiNames: [],
    }
    return trace(page, [{ path, text }])
  }

  it('links a requirement to the code and the tests that cite it', () => {
    expect(run({}, '// Quality A1').links[0]?.checks).toEqual(['tests/unit/a.test.ts'])
    const { links } = run({ checks: ['npm run bench'] }, '// Quality A1', 'src/a.ts')
    expect(links[0]).toMatchObject({ code: ['src/a.ts'], checks: ['npm run bench'] })
  })

  it.each<[string, object, string, string?]>([
    ['a requirement without a test', {}, ''],
    ['code alone, which is no test', {}, 'Quality A1', 'src/a.ts'],
    ['a test that is gone', { checks: ['gone.test.ts'] }, 'Quality A1'],
    ['a script that is gone', { checks: ['npm run gone'] }, 'Quality A1'],
    ['"not yet" where a test cites it', { status: 'open' }, 'Quality A1'],
    ['an unknown citation', { status: 'open' }, 'Quality A2'],
    ['a path that is gone', { status: 'open' }, '`src/gone/`', 'docs/a.md'],
    ['a link to a page that is gone', { status: 'open' }, '[a page](gone.md)', 'docs/a.md'],
  ])('finds %s', (_, changes, text, path) => {
    expect(run(changes, text, path).problems).toHaveLength(1)
  })

  it('reports an id that is defined twice', () => {
    const page = {
      requirements: [requirement, requirement].map((one) => ({
        ...one,
        status: 'open' as const,
      })),
      apiHeadings: [],
      uiNames: [],
    }
    expect(trace(page, []).problems).toContain('Quality A1 is defined twice')
  })
})

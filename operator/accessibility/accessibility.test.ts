import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { accessibilityDocument, resultsOf, table } from './document'
import { filesOf } from '../../tests/support/projectFiles'

/** The success criteria of WCAG 2.2, by level. */
const wcag = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 ' +
    '2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 ' +
    '2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

describe('The table of accessibility', () => {
  it.each(['A', 'AA'] as const)('has each criterion of level %s once', (level) => {
    const numbers = table.filter((each) => each.level === level).map(({ number }) => number)
    expect(numbers).toEqual(wcag[level].split(' '))
  })

  it('names only test files that exist, and says why a criterion does not apply', () => {
    const files = ['tests', 'operator']
      .flatMap((folder) => filesOf(folder, /\.(?:test|spec)\.tsx?$/))
      .map((file) => basename(file))
    expect(table.flatMap(({ tests }) => tests).filter((test) => !files.includes(test))).toEqual([])
    const unexplained = table.filter(
      ({ applies, remark, tests }) => applies === false && (!remark || tests.length > 0),
    )
    expect(unexplained).toEqual([])
  })

  it('is what docs/accessibility.md shows, apart from the results', async () => {
    const file = 'docs/accessibility.md'
    const own = { ...(await resolveConfig(file)), parser: 'markdown' }
    const plain = (text: string) => text.replace(/\| (?:passed|failed|not run) +\|/g, '| not run |')
    const shown = plain(readFileSync(file, 'utf8'))
    expect(await format(shown, own)).toBe(await format(accessibilityDocument(new Map()), own))
  })
})

describe('The last results', () => {
  it('come from reports of Playwright and vitest; a file fails with one of its tests', () => {
    const results = resultsOf([
      {
        suites: [
          { file: 'a11y.spec.ts', specs: [{ ok: true }] },
          {
            file: 'sizes.spec.ts',
            specs: [],
            suites: [{ file: 'sizes.spec.ts', specs: [{ ok: false }] }],
          },
        ],
      },
      { testResults: [{ name: 'tests/unit/login.test.tsx', status: 'passed' }] },
    ])
    expect([...results]).toEqual([
      ['a11y.spec.ts', true],
      ['sizes.spec.ts', false],
      ['login.test.tsx', true],
    ])
    const rows = accessibilityDocument(results)
    expect(rows).toContain('| 2.4.6 Headings and Labels | AA | `a11y.spec.ts` | passed |')
    expect(rows).toContain(
      '| 1.4.4 Resize Text | AA | `visualGeometry.spec.ts`, `sizes.spec.ts` | failed |',
    )
    expect(rows).toContain(
      '| 2.1.2 No Keyboard Trap | A | `keyboard.spec.ts`, `login.test.tsx` | not run |',
    )
  })
})

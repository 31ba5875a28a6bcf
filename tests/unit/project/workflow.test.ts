import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
const ci = readFileSync(`${FOLDER}/ci.yml`, 'utf8')

/** The values of a key, on every level. */
const valuesOf = (key: string, text: string) =>
  [...text.matchAll(new RegExp(`^[ -]*${key}: *(.*)$`, 'gm'))].map(([, value]) => value)

describe('The workflow', () => {
  it('runs .ci/run and nothing else, for at most 90 minutes', () => {
    expect(valuesOf('run', ci)).toEqual(['.ci/run'])
    expect(statSync('.ci/run').mode & 0o111).toBe(0o111)
    expect(valuesOf('timeout-minutes', ci)).toEqual(['90'])
    expect(valuesOf('continue-on-error', ci)).toEqual([])
  })

  it('may only read, pins each action by its commit, and keeps no cache', () => {
    for (const text of workflows) {
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
      expect(valuesOf('persist-credentials', text)).toEqual(['false'])
      for (const action of valuesOf('uses', text)) expect(action).toMatch(/^[\w/-]+@[\da-f]{40}$/)
      expect(text).not.toMatch(/cache|secrets\./)
    }
  })
})

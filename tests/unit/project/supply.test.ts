import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  checkBill,
  checkInstallScripts,
  checkIntegrity,
  checkLicences,
  checkNoScripts,
  readAudit,
  silence,
} from '../../../build/checks/supplyRules'

const integrity = `sha512-${'a'.repeat(86)}==`
const lockOf = (row: object, name = 'some') => ({
  packages: { '': {}, [`node_modules/${name}`]: { integrity, ...row } },
})
const sbomOf = (...licenses: object[]) => ({ components: [{ name: 'some', licenses }] })

describe('The supply chain', () => {
  it('every package of the lockfile is pinned by a sha512', () => {
    expect(checkIntegrity(lockOf({}))).toEqual([])
    expect(checkIntegrity(lockOf({ integrity: undefined }))).toEqual([
      'some has no sha512 integrity',
    ])
    expect(checkIntegrity(lockOf({ integrity: 'sha1-abc' }))).toHaveLength(1)
  })

  it('no shipped package has an install script, and only the listed tools have one', () => {
    const finding = ['some has an install script']
    expect(checkInstallScripts(lockOf({}))).toEqual([])
    expect(checkInstallScripts(lockOf({ hasInstallScript: true }))).toEqual(finding)
    expect(checkInstallScripts(lockOf({ hasInstallScript: true, dev: true }))).toEqual(finding)
    expect(checkInstallScripts(lockOf({ hasInstallScript: true, dev: true }, 'msw'))).toEqual([])
    expect(checkInstallScripts(lockOf({ hasInstallScript: true }, 'a/node_modules/msw'))).toEqual([
      'msw has an install script',
    ])
  })

  it('every shipped package has an allowed licence', () => {
    expect(checkLicences(sbomOf({ license: { id: 'MIT' } }))).toEqual([])
    expect(
      checkLicences(sbomOf({ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0' } })),
    ).toEqual(['some is under MIT, GPL-3.0'])
    expect(checkLicences(sbomOf({ expression: 'MIT OR X' }))).toEqual(['some is under MIT OR X'])
    expect(checkLicences(sbomOf())).toEqual(['some is under no licence'])
    expect(checkLicences({})).toEqual(['the bill of materials is empty'])
  })

  it('the bill of materials has every package that npm lists', () => {
    const bill = { components: [{ name: 'one', version: '1.0.0' }] }
    expect(checkBill(bill, bill)).toEqual([])
    expect(checkBill(bill, { components: [{ name: 'one', version: '2.0.0' }] })).toEqual([
      'one@2.0.0 is missing',
    ])
  })

  it('the audit counts findings from high, and an error of the registry is no result', () => {
    const vulnerabilities = {
      a: { severity: 'moderate' },
      b: { severity: 'high' },
      c: { severity: 'critical' },
    }
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual(['b: high', 'c: critical'])
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
    expect(readAudit('{"statusCode":405}')).toBeNull()
    expect(readAudit('no JSON')).toBeNull()
  })

  it('.npmrc forbids install scripts for every npm', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(checkNoScripts('true\n')).toEqual([])
    expect(checkNoScripts('false\n')).toHaveLength(1)
    expect(checkNoScripts('')).toHaveLength(1)
  })

  it('an audit without a result fails in CI unless there is no service', () => {
    expect(silence({ CI: 'true' }).fails).toBe(true)
    expect(silence({ CI: 'true', NO_AUDIT_SERVICE: '0' }).fails).toBe(true)
    expect(silence({}).fails).toBe(false)
    const excused = silence({ CI: 'true', NO_AUDIT_SERVICE: '1' })
    expect(excused.fails).toBe(false)
    expect(excused.text).toContain('did NOT run')
  })
})

import { describe, expect, it } from 'vitest'
import { contract } from '../../../contract/calls'
import { faultRows } from '../../support/faultRows'
import { loads } from '../../support/loads'
import { readRows } from '../../support/readRows'
import { sentRows } from '../../support/sentRows'

/** The tables with a row for each call. */
const tables: Record<string, string[]> = {
  'tests/support/sentRows.ts': sentRows.map(({ sent: [, path] }) => path),
  'tests/support/readRows.ts': readRows.map(({ path }) => path),
  'tests/support/loads.ts': loads.map(({ call }) => `/${call}`),
  'tests/support/faultRows.ts': faultRows.map(({ call }) => `/${call}`),
}

/** A row that is missing for a reason. */
const exceptions: Record<string, string> = {
  '/login has no row in tests/support/loads.ts': 'a form: login.test.tsx',
  '/ResetPassword has no row in tests/support/loads.ts': 'a form: resetPassword.test.tsx',
  '/logout has no row in tests/support/loads.ts': 'no view shows its flags (Decisions 18)',
}

const paths: string[] = contract.map(({ path }) => path)
const missing = Object.entries(tables).flatMap(([table, rows]) =>
  paths.filter((path) => !rows.includes(path)).map((path) => `${path} has no row in ${table}`),
)

describe('Each call of the contract', () => {
  it('has a row in each table of the tests, or a reason for none', () => {
    expect(missing.filter((each) => !(each in exceptions))).toEqual([])
  })

  it('has a row or a reason, not both', () => {
    expect(Object.keys(exceptions).filter((each) => !missing.includes(each))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { takeStatementNotice } from '@/features/protection/statementNotice'

const [march, april] = [new Date(2026, 2, 1), new Date(2026, 3, 1)] as const

describe('The notice of a monthly statement', () => {
  it('comes once for each account and month, and never of an earlier month', () => {
    expect(takeStatementNotice('a', march)).toBe(true)
    expect(takeStatementNotice('a', march)).toBe(false)
    expect(takeStatementNotice('b', march)).toBe(true)
    expect(takeStatementNotice('a', april)).toBe(true)
    expect(takeStatementNotice('a', march)).toBe(false)
    expect(takeStatementNotice('a', april)).toBe(false)
    expect(takeStatementNotice('b', march)).toBe(false)
  })

  it('is remembered for the ten accounts that had one last, without their ids', () => {
    const accounts = Array.from({ length: 11 }, (_, at) => `account ${String(at)}`)
    for (const account of accounts) takeStatementNotice(account, march)
    expect(takeStatementNotice('account 1', march)).toBe(false)
    expect(takeStatementNotice('account 0', march)).toBe(true)
    expect(localStorage.getItem('statementTold')).not.toContain('account')
  })

  it('comes again where what is stored is no time', () => {
    takeStatementNotice('a', march)
    const text = localStorage.getItem('statementTold') ?? ''
    localStorage.setItem('statementTold', text.replace(/\d{12,}/, '"March"'))
    expect(takeStatementNotice('a', march)).toBe(true)
  })
})

import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from '@/api/normalise'
import { toRejection } from '@/api/rejection'
import { FALLBACK } from '@/domain/constants'

/** What a call fails with that was answered so. */
function answered(data: unknown, status = 500, headers: Record<string, string> = {}) {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { data, status, statusText: '', headers, config }
  return new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, response)
}
const fallback = FALLBACK.server
const messageOf = (error: unknown, first?: 'error') => toRejection(error, fallback, first).message

describe('§8 and Decisions 24: the message of a failed call', () => {
  it.each([
    [{ message: ' No. ' }, 'No.'],
    [{ error: 'No.' }, 'No.'],
    [{ message: 'No.', error: 'Never.' }, 'No.'],
    [{ message: '', error: 'Never.' }, 'Never.'],
    [{ message: '<b>No</b>', error: 'Never.' }, 'Never.'],
    [{ message: '5 < 6 > 4' }, '5 < 6 > 4'],
    [{ message: { text: 'No.' } }, fallback],
    [{ message: ' ' }, fallback],
    ['<!doctype html>', fallback],
    [undefined, fallback],
  ])('of the body %j is %j', (body, message) => {
    expect(messageOf(answered(body))).toBe(message)
  })

  it.each(['<p>', '</b>', '<!-- x -->', '<IMG src=x>', '<P'])('has no markup: %s', (markup) => {
    expect(messageOf(answered({ message: `No ${markup}` }))).toBe(fallback)
  })

  it('of a login is its error first', () => {
    expect(messageOf(answered({ message: 'No.', error: 'Never.' }), 'error')).toBe('Never.')
    expect(messageOf(answered({ message: 'No.' }), 'error')).toBe('No.')
  })

  it('is cut after 300 characters', () => {
    expect(messageOf(answered({ message: 'x'.repeat(500) }))).toBe('x'.repeat(300))
  })

  it('of an answer that cannot be read counts only beside an error', () => {
    expect(messageOf(new UnreadableAnswer({ error: 'Closed.' }))).toBe('Closed.')
    expect(messageOf(new UnreadableAnswer({ error: 'Closed.', message: 'No.' }))).toBe('No.')
    expect(messageOf(new UnreadableAnswer({ message: 'Welcome.' }))).toBe(fallback)
    expect(messageOf(new UnreadableAnswer({ error: ' ', message: 'Welcome.' }))).toBe(fallback)
    expect(messageOf(new UnreadableAnswer(['x']))).toBe(fallback)
    expect(messageOf(new Error('odd'))).toBe(fallback)
  })
})

describe('A failed call', () => {
  it('has its status, and none without an answer', () => {
    expect(toRejection(answered({}, 503), fallback).status).toBe(503)
    for (const error of [new Error('odd'), undefined]) {
      expect(toRejection(error, fallback)).toStrictEqual({ status: null, message: fallback })
    }
  })

  it.each([
    ['a short body', { code: 7 }, 500, true],
    ['a body of 2 kB', 'x'.repeat(2046), 500, true],
    ['a longer one', 'x'.repeat(2047), 500, false],
    ['none', null, 500, false],
    ['none that is JSON', undefined, 500, false],
    ['that of a refused token', { code: 7 }, 401, false],
  ])('has its body: %s', (_, body, status, isKept) => {
    const rejection = toRejection(answered(body, status), fallback)
    expect(rejection).toStrictEqual({ status, message: fallback, ...(isKept && { body }) })
  })

  it('of a login has no body', () => {
    expect(toRejection(answered({ code: 7 }), fallback, 'error')).not.toHaveProperty('body')
  })

  it('is not repeated before the time of its answer', () => {
    const before = performance.now()
    const { heldUntil = 0 } = toRejection(answered({}, 503, { 'retry-after': '7' }), fallback)
    expect(heldUntil).toBeGreaterThanOrEqual(before + 7000)
    expect(heldUntil).toBeLessThanOrEqual(performance.now() + 7000)
    expect(toRejection(answered({}), fallback)).not.toHaveProperty('heldUntil')
  })
})

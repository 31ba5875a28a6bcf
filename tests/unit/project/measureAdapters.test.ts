import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Report } from '@/app/measure'

interface Call {
  url: string
  method: string
  body?: string
}

const page = readFileSync('docs/measure.md', 'utf8')

/** A function of the page, as a reader copies it. */
function adapter(name: string): (report: Report, ...own: string[]) => Call[] {
  const code = page.split(`\`\`\`js ${name}\n`)[1]?.split('```')[0]
  if (code === undefined) throw new Error(`docs/measure.md has no adapter for ${name}`)
  return runInThisContext(`${code}\n${name}`) as ReturnType<typeof adapter>
}

const report = JSON.parse(page.split('```json\n')[1]?.split('```')[0] ?? '') as Report

describe('the adapters of docs/measure.md take a report', () => {
  it('matomo gets an event for each event', () => {
    const calls = adapter('matomo')(report, '7')
    const queries = calls.map(({ url }) => new URL(url).searchParams)
    expect(queries.map((query) => `${query.get('e_c')}: ${query.get('e_a')}`)).toEqual([
      'vital: LCP',
      'error: TypeError shell',
    ])
    expect(queries[0]?.get('e_v')).toBe('1240')
    expect(queries.map((query) => query.get('idsite'))).toEqual(['7', '7'])
  })

  it('sentry gets an envelope for each error', () => {
    const calls = adapter('sentry')(report, '12', 'public')
    expect(calls.map(({ url }) => url)).toEqual([
      'https://sentry.example/api/12/envelope/?sentry_key=public',
    ])
    const lines = calls[0]?.body?.split('\n').map((line) => JSON.parse(line) as object)
    expect(lines).toMatchObject([
      {},
      { type: 'event' },
      { release: '19af9581e60c', exception: { values: [{ type: 'TypeError', value: 'shell' }] } },
    ])
  })

  it('plausible gets an event for each event', () => {
    const bodies = adapter('plausible')(report, 'casino.example').map(
      ({ body = '' }) => JSON.parse(body) as { name: string; props: object },
    )
    expect(bodies.map(({ name }) => name)).toEqual(['vital LCP', 'error TypeError'])
    expect(bodies[0]?.props).toEqual({ value: 1240, build: '19af9581e60c' })
  })
})

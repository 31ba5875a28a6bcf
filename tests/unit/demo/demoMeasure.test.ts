import { describe, expect, it } from 'vitest'
import { percentile } from '@demo/backend/measures'
import { openDemo } from '../../support/demo'

const event = (kind: string, name: string, value = 1, detail?: string) => ({
  kind,
  name,
  page: 'home',
  value,
  ...(detail !== undefined && { detail }),
})

async function summaryOf(...bodies: object[]) {
  const { ask } = openDemo()
  for (const body of bodies) expect((await ask('/demo/measure.json', { body })).status).toBe(204)
  return (await (await ask('/demo/measure.json')).json()) as Record<string, unknown[]>
}

describe('Quality M3: the demo collects reports', () => {
  it('a percentile is the smallest value that is not below that share', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
    expect([0.75, 0.98, 1].map((share) => percentile(hundred, share))).toEqual([75, 98, 100])
    expect(percentile([7], 0.98)).toBe(7)
    expect(percentile([], 0.98)).toBe(0)
  })

  it('shows p75 and p98 of vitals and page changes, and tallies of the rest', async () => {
    const vitals = Array.from({ length: 100 }, (_, index) => event('vital', 'LCP', 100 - index))
    const others = [
      event('route', 'route', 0),
      event('route', 'route', 250),
      event('error', 'TypeError', 1, 'shell'),
      event('error', 'TypeError', 1, 'shell'),
      event('violation', 'img-src', 1, 'other'),
      event('count', 'visit'),
    ]
    expect(await summaryOf({ version: 1, events: vitals }, { version: 1, events: others })).toEqual(
      {
        counts: [{ words: ['visit'], count: 1 }],
        vitals: [{ name: 'LCP', count: 100, p75: 75, p98: 98 }],
        routes: [{ name: 'home', count: 1, p75: 250, p98: 250 }],
        errors: [{ words: ['TypeError', 'shell', 'home'], count: 2 }],
        violations: [{ words: ['img-src', 'other', 'home'], count: 1 }],
      },
    )
  })

  it('keeps nothing that is not a report', async () => {
    const events = [event('count', '<script>'), event('count', 'visit', NaN), null, 'visit']
    const none = { counts: [], vitals: [], routes: [], errors: [], violations: [] }
    expect(await summaryOf({ version: 1, events }, { version: 2, events: [] }, {})).toEqual(none)
  })

  it('forgets everything on the page’s button', async () => {
    const { ask } = openDemo()
    await ask('/demo/measure.json', { body: { version: 1, events: [event('count', 'visit')] } })
    expect((await ask('/demo/measure', { form: {}, method: 'POST' })).status).toBe(303)
    expect(await (await ask('/demo/measure.json')).json()).toMatchObject({ counts: [] })
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { faultNames, faultResponse, type FaultName } from '@demo/backend/faults'
import { openDemo } from '../../support/demo'

const responseOf = async (name: FaultName): Promise<Response> => {
  const response = await faultResponse(name)
  if (!response) throw new Error(`${name} has no response of its own`)
  return response
}

describe('the fault table', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['500', '502', '429', '401', '201'] as const)(
    '%s responds with that status',
    async (name) => {
      expect((await responseOf(name)).status).toBe(Number(name))
    },
  )

  it('429 sends Retry-After', async () => {
    expect((await responseOf('429')).headers.get('Retry-After')).toBe('2')
  })

  it('html, empty, truncated and null have status 200', async () => {
    const bodies = await Promise.all(
      (['html', 'empty', 'truncated', 'null'] as const).map(async (name) => {
        const response = await responseOf(name)
        expect(response.status).toBe(200)
        return response.text()
      }),
    )
    const [html, empty, truncated, nothing] = bodies as [string, string, string, string]
    expect(html).toContain('<!doctype html>')
    expect(empty).toBe('')
    expect(() => JSON.parse(truncated) as unknown).toThrow(SyntaxError)
    expect(JSON.parse(nothing)).toBeNull()
  })

  it('huge is 10 MB, tenThousand is 10,000 games with unique ids', async () => {
    expect((await (await responseOf('huge')).text()).length).toBeGreaterThan(10 * 1024 * 1024)
    const { data } = (await (await responseOf('tenThousand')).json()) as {
      data: { game_id: number }[]
    }
    expect(new Set(data.map(({ game_id }) => game_id)).size).toBe(10_000)
  })

  it('wholeHistory is 10,000 rows with unique ids', async () => {
    const { data } = (await (await responseOf('wholeHistory')).json()) as {
      data: { num_id: string; game_name: string }[]
    }
    expect(new Set(data.map(({ num_id }) => num_id)).size).toBe(10_000)
    expect(data.every(({ game_name }) => game_name)).toBe(true)
  })

  it('reset breaks the connection', async () => {
    expect((await responseOf('reset')).type).toBe('error')
  })

  it('slow waits three seconds, then sends the real response', async () => {
    vi.useFakeTimers()
    const { world, read } = openDemo()
    world.faults.set({ call: '/top_winners', fault: 'slow', times: 1 })
    const answered = vi.fn()
    const answer = read('/api/top_winners').then(answered)
    await vi.advanceTimersByTimeAsync(2900)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await answer
    expect(answered).toHaveBeenCalledWith({ data: expect.any(Array) as unknown[] })
  })
})

describe('the fault switch', () => {
  const status = async ({ ask }: ReturnType<typeof openDemo>, call: string) =>
    (await ask(`/api${call}`)).status

  it('a fault for one call applies to its next N requests, and to no other call', async () => {
    const demo = openDemo()
    demo.world.faults.set({ call: '/users', fault: '502', times: 2 })
    expect(await status(demo, '/top_winners')).toBe(200)
    expect([await status(demo, '/users'), await status(demo, '/users')]).toEqual([502, 502])
    expect(await status(demo, '/users')).toBe(200)
  })

  it('a fault for all calls stays until it is switched off; a fault for one call has precedence', async () => {
    const demo = openDemo()
    demo.world.faults.set({ call: '*', fault: '500', times: null })
    demo.world.faults.set({ call: '/users', fault: '429', times: null })
    expect(await status(demo, '/users')).toBe(429)
    expect(await status(demo, '/top_winners')).toBe(500)
    demo.world.faults.clear('*')
    expect(await status(demo, '/top_winners')).toBe(200)
    demo.world.faults.clear()
    expect(await status(demo, '/users')).toBe(200)
  })

  it('faults.json reads, sets and clears them', async () => {
    const { ask, read } = openDemo()
    expect(await read('/demo/faults.json')).toEqual({ active: [], faults: faultNames })

    const set = await read('/demo/faults.json', {
      body: { call: 'users', fault: 'html', times: 3 },
    })
    expect(set).toMatchObject({ active: [{ call: '/users', fault: 'html', times: 3 }] })
    expect((await ask('/demo/faults.json', { body: { fault: 'unheard of' } })).status).toBe(422)

    expect((await ask('/demo/faults.json', { method: 'DELETE' })).status).toBe(204)
    expect(await read('/demo/faults.json')).toMatchObject({ active: [] })
  })

  it('the page shows the active faults, as text, and its forms change them', async () => {
    const { world, ask } = openDemo()
    const post = (form: Record<string, string>) => ask('/demo/faults', { method: 'POST', form })

    expect((await post({ call: '/<b>', fault: 'null', times: '' })).status).toBe(303)
    expect(world.faults.list()).toEqual([{ call: '/<b>', fault: 'null', times: null }])
    const page = await (await ask('/demo/faults')).text()
    expect(page).toContain('&#60;b&#62;')
    expect(page).not.toContain('<b>')

    await post({ off: '/<b>' })
    expect(world.faults.list()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { mapInSlices } from '@/lib/loading/inSlices'

describe('Quality L5: a long list in slices', () => {
  it.each([0, 1, 500, 501, 10_000])('maps all %i rows in their order', async (count) => {
    const rows = Array.from({ length: count }, (_, index) => index)
    expect(await mapInSlices(rows, (row) => row * 2)).toEqual(rows.map((row) => row * 2))
  })

  it('lets other tasks run in between', async () => {
    let done = 0
    const seen: number[] = []
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen.push(done)
      port2.postMessage(null)
    }
    port2.postMessage(null)
    await mapInSlices(Array.from({ length: 2000 }), () => done++)
    port1.close()
    expect(seen).toContain(500)
    expect(seen).toContain(1500)
  })
})

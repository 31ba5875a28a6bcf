import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'

let drawn = 0
function Page() {
  // What an instance keeps: another one would have another number.
  const [number] = useState(() => ++drawn)
  return <p>page {number}</p>
}

const setUp = () => {
  drawn = 0
  const fetch = vi.fn(() => Promise.resolve({ default: Page }))
  const Part = lazyWithRetry(fetch)
  const view = (
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>
  )
  return { fetch, Part, view }
}

describe('a part of the app whose code is fetched', () => {
  it('with its first drawing shows the fallback meanwhile', async () => {
    const { fetch, view } = setUp()
    render(view)
    expect(screen.getByText('waiting')).toBeInTheDocument()
    expect(await screen.findByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('ahead is drawn at once', async () => {
    const { fetch, Part, view } = setUp()
    await Part.load()
    render(view)
    expect(screen.getByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('once more, while it stands, stays the instance that it was', async () => {
    const { Part, view } = setUp()
    const { rerender } = render(view)
    await screen.findByText('page 1')
    await act(Part.load)
    rerender(view)
    expect(screen.getByText('page 1')).toBeInTheDocument()
  })

  it('in vain tells whoever asked, and is asked for again by the first drawing', async () => {
    const { fetch, Part, view } = setUp()
    fetch.mockRejectedValueOnce(new Error('gone'))
    await expect(Part.load()).rejects.toThrow('gone')
    render(view)
    expect(await screen.findByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MissingFile } from '@/lib/loading/files'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'

let drawn = 0
function Page() {
  // The state of an instance; a new instance would get another number.
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

describe('a component whose code is fetched', () => {
  it('on its first render shows the fallback meanwhile', async () => {
    const { fetch, view } = setUp()
    render(view)
    expect(screen.getByText('waiting')).toBeInTheDocument()
    expect(await screen.findByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('in advance renders at once', async () => {
    const { fetch, Part, view } = setUp()
    await Part.load()
    render(view)
    expect(screen.getByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('again while mounted keeps its instance', async () => {
    const { Part, view } = setUp()
    const { rerender } = render(view)
    await screen.findByText('page 1')
    await act(Part.load)
    rerender(view)
    expect(screen.getByText('page 1')).toBeInTheDocument()
  })

  it('without success rejects the preload and is imported again on the first render', async () => {
    const { fetch, Part, view } = setUp()
    fetch.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'))
    await expect(Part.load()).rejects.toThrow(MissingFile)
    render(view)
    expect(await screen.findByText('page 1')).toBeInTheDocument()
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})

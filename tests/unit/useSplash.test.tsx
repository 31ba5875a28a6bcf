import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSplash } from '@/features/layout/useSplash'
import { createStore } from '@/store/store'
import { initTestI18n } from '../support/i18n'

const elements = () => {
  const [splash, main] = [document.createElement('div'), document.createElement('main')]
  splash.id = 'splash'
  main.id = 'main'
  document.body.replaceChildren(splash, main)
  return { splash, main }
}

const start = () => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return { store, ...renderHook(useSplash, { wrapper }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  await initTestI18n('en')
  vi.useFakeTimers()
})

describe('§2 Splash', () => {
  it('goes when the loader ends and the page is there', async () => {
    const { splash, main } = elements()
    main.append(document.createElement('h1'))
    const { store } = start()
    await pass(199)
    expect(splash).toBeInTheDocument()
    await pass(1)
    expect(store.getState().loader.isLoading).toBe(false)
    expect(splash).not.toBeInTheDocument()
  })

  it('stays while the first page is on its way', async () => {
    const { splash, main } = elements()
    start()
    await pass(1000)
    expect(splash).toBeInTheDocument()
    main.append(document.createElement('h1'))
    await pass(0)
    expect(splash).not.toBeInTheDocument()
  })

  it('gives way in the end even if the page never comes', async () => {
    const { splash } = elements()
    start()
    await pass(2600)
    expect(splash).toBeInTheDocument()
    await pass(200)
    expect(splash).not.toBeInTheDocument()
  })
})

import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSplash } from '@/features/layout/useSplash'
import { loaderFinished } from '@/store/loaderSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../../support/i18n'

const putSplash = () => {
  const splash = document.createElement('div')
  splash.id = 'splash'
  document.body.replaceChildren(splash)
  return splash
}

const start = ({ isOver = false } = {}) => {
  const store = createStore()
  if (isOver) store.dispatch(loaderFinished())
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
  it('disappears when the loader ends', async () => {
    const splash = putSplash()
    const { store } = start()
    await pass(199)
    expect(splash).toBeInTheDocument()
    await pass(1)
    expect(store.getState().loader.isLoading).toBe(false)
    expect(splash).not.toBeInTheDocument()
  })

  it('disappears with the first render if the loader has already ended', () => {
    const splash = putSplash()
    start({ isOver: true })
    expect(splash).not.toBeInTheDocument()
  })

  it('stays until the texts are loaded', async () => {
    const splash = putSplash()
    await i18next.changeLanguage('cimode')
    start({ isOver: true })
    await pass(1000)
    expect(splash).toBeInTheDocument()
  })
})

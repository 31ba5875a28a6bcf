import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { screen } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import type * as Client from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetFreshTexts, serveFiles } from '../support/translationFiles'

const places: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [globalThis, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']],
  [navigator, ['serviceWorker', 'locks']],
  [document, ['cookie']],
]
const undo: (() => void)[] = []

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function block(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

afterEach(() => {
  for (const back of undo.splice(0)) back()
  vi.doUnmock('react-dom/client')
  vi.doUnmock('@/app/afterFirstView')
  forgetFreshTexts()
})

it('The home page opens where the browser blocks all that a site stores', async () => {
  serveFiles()
  vi.resetModules()
  // Later tests share the usual instance.
  const { createInstance } = await vi.importActual<{ createInstance: () => I18n }>('i18next')
  const texts = createInstance()
  vi.doMock('i18next', () => ({ default: texts }))
  // Its listeners would go on in later tests.
  vi.doMock('@/app/afterFirstView', () => ({ afterFirstView: () => undefined }))
  vi.doMock('react-dom/client', async (original) => {
    const client = await original<typeof Client>()
    const createRoot: typeof client.createRoot = (...args) => {
      const root = client.createRoot(...args)
      undo.unshift(() => {
        root.unmount()
      })
      return root
    }
    return { ...client, createRoot }
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  undo.push(() => {
    root.remove()
  })
  for (const [owner, names] of places) for (const name of names) block(owner, name)
  await import('@/start')
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })
  expect(heading).toHaveTextContent(/^Casino /)
  const { followOtherTabs } = await import('@/app/languageTabs')
  followOtherTabs()()
})

it('A failed start reloads with its button where the browser blocks all that a site stores', async () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  const [world, reload] = [new EventTarget(), vi.fn()]
  const browser = {}
  block(world, 'caches')
  block(browser, 'serviceWorker')
  runInNewContext(readFileSync('src/boot.js', 'utf8'), {
    document: page,
    window: world,
    navigator: browser,
    location: { pathname: '/', search: '', reload },
    setTimeout: () => 0,
    AbortController,
    fetch: () => Promise.resolve(new Response('<html data-build="2"></html>')),
    HTMLScriptElement: { prototype: { noModule: false } },
    CSS: { supports: () => true },
  })
  const button = page.querySelector('[data-for="failed"] button')
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

import type { i18n as I18n } from 'i18next'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { server } from './server'
import { textFiles } from './texts'

/** The languages of the requested files. */
export const asked: string[] = []
type Answer = () => Response | Promise<Response>

/** Serves the translation files; a test can replace some responses. */
export function serveFiles(answers: Partial<Record<LanguageCode, Answer>> = {}) {
  asked.length = 0
  server.use(
    http.get('*/locales/:lang/translation.json', ({ params }) => {
      const lang = params.lang as LanguageCode
      asked.push(lang)
      return answers[lang]?.() ?? HttpResponse.json(textFiles[lang])
    }),
  )
}

export const failing: Answer = () => new HttpResponse(null, { status: 503 })
export const missing: Answer = () => new HttpResponse(null, { status: 404 })
export const json =
  (data: unknown): Answer =>
  () =>
    HttpResponse.json(data as object)
export const page: Answer = () => HttpResponse.html('<!doctype html>')

/** A file that loads when the test releases it. */
export function lateFile(lang: LanguageCode) {
  let release!: () => void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer: Answer = () => released.then(() => HttpResponse.json(textFiles[lang]))
  return { answer, release }
}

/** After the last test: later test files share the same i18next instance. */
export function forgetFreshTexts(): void {
  vi.doUnmock('i18next')
  vi.resetModules()
}

/** The translation state right after a page load. */
export async function freshTexts() {
  vi.resetModules()
  const actual = await vi.importActual<{ createInstance: () => I18n }>('i18next')
  const instance = actual.createInstance()
  vi.doMock('i18next', () => ({ default: instance }))
  const texts = await import('@/i18n')
  return { ...texts, t: instance.t.bind(instance) }
}

import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { onTestFinished } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { showNotices } from '@/features/notice/Notice'
import { renderApp } from './renderApp'
import { server } from './server'
import { passTime } from './timers'

const NOW = Date.parse('2026-03-15T12:00:00Z')

export type Answer = () => Response

/** The host's answers; `date` is its clock. */
export function noticeHost(file: string | Answer) {
  const requests: Request[] = []
  const state = { file, date: new Date(NOW).toUTCString() as string | null, requests }
  server.use(
    http.get('http://localhost:3000/notice.json', ({ request }) => {
      requests.push(request)
      if (typeof state.file !== 'string') return state.file()
      return new HttpResponse(state.file, {
        headers: {
          'Content-Type': 'application/json',
          ...(state.date !== null && { Date: state.date }),
        },
      })
    }),
  )
  return state
}

/** Opens the app four seconds after its first view. */
export async function openWithNotice(url = '/virtual', lang: LanguageCode = 'en', mobile = false) {
  const app = await renderApp(url, { lang, mobile })
  let stop: (() => void) | undefined
  act(() => {
    stop = showNotices()
  })
  const leave = () => {
    act(() => {
      stop?.()
    })
    app.view.unmount()
  }
  onTestFinished(leave)
  await passTime(100)
  return { ...app, leave }
}

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { delay, http, HttpResponse } from 'msw'
import type { LanguageCode } from '@/domain/entities'
import { server } from './server'

export const TEMPLATE =
  'https://sport.example/{view}?t={token}&h={parent}&l={lang}&p={partner}&d={device}'

export const frames = () => [...document.querySelectorAll('iframe')]

export const findFrame = () =>
  waitFor(() => {
    const frame = screen.getByTestId('sport-frame').querySelector('iframe')
    if (!frame) throw new Error('There is no sport frame')
    return frame
  })
export const srcOf = (frame: HTMLIFrameElement | undefined) => new URL(frame?.src ?? 'about:blank')

/** Responds to session calls with `session-1`, `session-2`…; returns the requested languages. */
export function answerSessions(wait: (lang: string) => number = () => 0): string[] {
  const asked: string[] = []
  server.use(
    http.get('*/api/sport', async ({ request }) => {
      const lang = new URL(request.url).searchParams.get('lang') ?? ''
      const number = asked.push(lang)
      await delay(wait(lang))
      return HttpResponse.json(`session-${number}`)
    }),
  )
  return asked
}

export const speak = (lang: LanguageCode) => act(() => i18next.changeLanguage(lang))

/** The player presses inside a frame, and then somewhere in the page. */
export async function pressInside(frame: HTMLIFrameElement | undefined): Promise<void> {
  await act(async () => {
    frame?.focus()
    fireEvent.blur(window)
    await new Promise((resolve) => setTimeout(resolve))
    frame?.blur()
  })
}

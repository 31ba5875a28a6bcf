import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setHidden } from './browser'
import { server } from './server'

/** The tab is shown again, so that the balance's poll runs at once. */
export function showTab(): void {
  act(() => {
    setHidden(true)
    setHidden(false)
  })
}

/** Polls once; the server answers with these data of a player, or with this status. Resolves after the answer. */
export async function pollWith(answer: object | number): Promise<void> {
  const isAnswered = new Promise<void>((resolve) => {
    server.use(
      http.get(
        '*/api/UserDetails',
        () => {
          setTimeout(resolve, 50)
          return typeof answer === 'number'
            ? HttpResponse.json({}, { status: answer })
            : HttpResponse.json(answer)
        },
        { once: true },
      ),
    )
  })
  showTab()
  await act(() => isAnswered)
}

import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { openGame } from '@/store/ui/playSlice'
import { go } from '../support/go'
import { opened } from '../support/opened'
import { answerStart, findFrame } from '../support/play'
import { renderApp } from '../support/renderApp'

/** Records in which order and in how many steps the frame and the buttons of its bar are inserted. */
function watchOrder(): string[][] {
  const steps: string[][] = []
  const seen = new Set<string>()
  const look = () => {
    const parts = { frame: 'iframe', bar: 'section header button' }
    const fresh = Object.entries(parts).flatMap(([name, selector]) =>
      !seen.has(name) && document.querySelector(selector) ? [name] : [],
    )
    for (const name of fresh) seen.add(name)
    if (fresh.length > 0) steps.push(fresh)
  }
  const node = Node.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const inserts = ['appendChild', 'insertBefore'].map((name) => [name, node[name]] as const)
  for (const [name, insert] of inserts) {
    node[name] = function (...args) {
      const added = insert?.apply(this, args)
      look()
      return added
    }
  }
  onTestFinished(() => {
    Object.assign(node, Object.fromEntries(inserts))
  })
  return steps
}

it('a frame whose URL is known comes together with the buttons of its bar', async () => {
  answerStart()
  const { store, router } = await renderApp('/virtual', { player: 'yasmine' })
  await act(() => store.dispatch(openGame(opened('k'))))
  const steps = watchOrder()
  await go(router, '/casino/play_game', { state: opened('k') })
  await findFrame()
  expect(await screen.findAllByRole('button', { name: /close/i })).not.toHaveLength(0)
  expect(steps).toEqual([['frame', 'bar']])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

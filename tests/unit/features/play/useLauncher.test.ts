import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLauncher } from '@/features/play/useLauncher'
import type { FrameTarget } from '@/features/play/frameTarget'

const OWN: FrameTarget = {
  src: 'https://casino.example/launch.html',
  allow: '',
  sandbox: '',
  origin: null,
}
const ELSEWHERE: FrameTarget = { ...OWN, origin: 'https://launch.example' }

/** A frame with a launcher page, and the hook. */
function open(target: FrameTarget | null = OWN, script: string | null = 'run()') {
  const element = document.createElement('iframe')
  document.body.append(element)
  const launcher = element.contentWindow!
  const post = vi.spyOn(launcher, 'postMessage').mockReturnValue(undefined)
  const onError = vi.fn()
  const frame = { current: element as HTMLIFrameElement | null }
  const view = renderHook(
    (props: { script: string | null }) => useLauncher(frame, target, props.script, onError),
    { initialProps: { script } },
  )
  const say = (type: string, origin = 'null', source: MessageEventSource | null = launcher) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source }))
    })
  }
  return { ...view, element, frame, launcher, post, onError, say }
}

describe('Decisions 13: the script text is sent to the launcher page', () => {
  it("with a separate host's origin as the only target", () => {
    const { result, say, post, onError } = open(ELSEWHERE)
    say('launcher:ready', 'https://evil.test')
    say('launcher:error', 'https://evil.test')
    expect([result.current, post.mock.calls.length, onError.mock.calls.length]).toEqual([
      false,
      0,
      0,
    ])
    say('launcher:ready', 'https://launch.example')
    expect(result.current).toBe(true)
    expect(post.mock.calls).toEqual([
      [{ type: 'launcher:launch', script: 'run()' }, 'https://launch.example'],
    ])
  })

  it.each([
    ['of this page itself', () => window],
    [
      'of another frame',
      () => document.body.appendChild(document.createElement('iframe')).contentWindow,
    ],
    ['of nobody', () => null],
  ])('not after a message %s', (_, source) => {
    const { result, say, post, onError } = open()
    say('launcher:ready', 'null', source())
    say('launcher:error', 'null', source())
    expect([result.current, post.mock.calls.length, onError.mock.calls.length]).toEqual([
      false,
      0,
      0,
    ])
  })

  it('not if the URL itself is the game', () => {
    const { result, say, post } = open(OWN, null)
    say('launcher:ready')
    expect([result.current, post.mock.calls.length]).toEqual([false, 0])
  })

  it('not after the frame is removed', () => {
    const { result, say, frame, post } = open()
    frame.current = null
    say('launcher:ready', 'null', null)
    expect([result.current, post.mock.calls.length]).toEqual([false, 0])
  })
})

describe('An error of the launcher page', () => {
  it('is not reported after the game was left', () => {
    const { say, onError, post, unmount } = open()
    unmount()
    say('launcher:error')
    say('launcher:ready')
    expect([onError.mock.calls.length, post.mock.calls.length]).toEqual([0, 0])
  })
})

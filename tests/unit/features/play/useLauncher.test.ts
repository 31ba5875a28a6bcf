import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLauncher } from '@/features/play/useLauncher'
import type { FrameTarget } from '@/lib/dom/frameTarget'

const OWN: FrameTarget = { src: 'https://casino.example/launch.html', sandbox: '', origin: null }
const ELSEWHERE: FrameTarget = { ...OWN, origin: 'https://launch.example' }

/** A launcher page in its frame, with the hook beside it. */
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

describe('Decisions 13: the script text goes to the launcher page', () => {
  it('once that page says that it is ready, and only then', () => {
    const { result, say, post } = open()
    expect([result.current, post.mock.calls.length]).toEqual([false, 0])
    say('launcher:ready')
    expect(result.current).toBe(true)
    expect(post.mock.calls).toEqual([[{ type: 'launcher:launch', script: 'run()' }, '*']])
  })

  it('a single time, however often that page says so', () => {
    const { result, say, post } = open()
    say('launcher:ready')
    say('launcher:ready')
    expect(post).toHaveBeenCalledTimes(1)
    expect(result.current).toBe(true)
  })

  it('by the name of its host where that is a separate one, and to no other', () => {
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
  ])('not at a message %s', (_, source) => {
    const { result, say, post, onError } = open()
    say('launcher:ready', 'null', source())
    say('launcher:error', 'null', source())
    expect([result.current, post.mock.calls.length, onError.mock.calls.length]).toEqual([
      false,
      0,
      0,
    ])
  })

  it('not at any other word', () => {
    const { result, say, post, onError } = open()
    say('launcher:launch')
    say('ready')
    expect([result.current, post.mock.calls.length, onError.mock.calls.length]).toEqual([
      false,
      0,
      0,
    ])
  })

  it('not where the address itself is the game', () => {
    const { result, say, post } = open(OWN, null)
    say('launcher:ready')
    expect([result.current, post.mock.calls.length]).toEqual([false, 0])
  })

  it('not once the frame is gone', () => {
    const { result, say, frame, post } = open()
    frame.current = null
    say('launcher:ready', 'null', null)
    expect([result.current, post.mock.calls.length]).toEqual([false, 0])
  })
})

describe('QUALITY D8: an error of the launcher page', () => {
  it('is told, before and after the script was handed over', () => {
    const { say, onError } = open()
    say('launcher:error')
    say('launcher:ready')
    say('launcher:error')
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('is not told any more once the game is left', () => {
    const { say, onError, post, unmount } = open()
    unmount()
    say('launcher:error')
    say('launcher:ready')
    expect([onError.mock.calls.length, post.mock.calls.length]).toEqual([0, 0])
  })
})

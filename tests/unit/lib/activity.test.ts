import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AWAY_MS } from '@/domain/constants'
import { watchActivity } from '@/lib/dom/activity'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A player who is away after `AWAY_MS`; counts how often the rest ended. */
function watch(isPlaying = () => false) {
  const activity = watchActivity(isPlaying)
  const onEnd = vi.fn()
  const stop = activity.onEnd(onEnd)
  return { ...activity, ended: onEnd, stop }
}

describe('Quality L4: a player who is away', () => {
  it.each(['pointerdown', 'pointermove', 'wheel', 'keydown'])(
    'is back with the first %s, even if a component stops the event',
    (name) => {
      const { isOn, ended, stop } = watch()
      vi.advanceTimersByTime(AWAY_MS - 1)
      expect(isOn()).toBe(false)
      vi.advanceTimersByTime(1)
      expect(isOn()).toBe(true)
      document.body.addEventListener(name, (event) => {
        event.stopPropagation()
      })
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      expect(isOn()).toBe(false)
      expect(ended).toHaveBeenCalledOnce()
      stop()
    },
  )

  it('an action while there delays the rest and calls nobody', () => {
    const { isOn, ended, idleMs, stop } = watch()
    vi.advanceTimersByTime(AWAY_MS - 1)
    window.dispatchEvent(new Event('keydown'))
    expect(idleMs()).toBe(0)
    vi.advanceTimersByTime(AWAY_MS - 1)
    expect(isOn()).toBe(false)
    expect(ended).not.toHaveBeenCalled()
    stop()
  })

  it('is there while something plays, and for the same time after it', () => {
    let plays = true
    const { isOn, idleMs, stop } = watch(() => plays)
    vi.advanceTimersByTime(3 * AWAY_MS)
    expect([isOn(), idleMs()]).toEqual([false, 0])
    plays = false
    vi.advanceTimersByTime(AWAY_MS - 1)
    expect(isOn()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isOn()).toBe(true)
    stop()
  })

  it('acts in another tab: that counts from its own time, and never makes the rest earlier', () => {
    const { isOn, note, ended, idleMs, stop } = watch()
    vi.advanceTimersByTime(AWAY_MS)
    note(AWAY_MS + 1000)
    expect([isOn(), idleMs()]).toEqual([true, AWAY_MS])
    note(2000)
    expect([isOn(), idleMs()]).toEqual([false, 2000])
    expect(ended).toHaveBeenCalledOnce()
    stop()
  })

  it('leaves no listener', () => {
    const { isOn, ended, stop } = watch()
    stop()
    vi.advanceTimersByTime(AWAY_MS)
    window.dispatchEvent(new Event('keydown'))
    expect(isOn()).toBe(true)
    expect(ended).not.toHaveBeenCalled()
  })
})

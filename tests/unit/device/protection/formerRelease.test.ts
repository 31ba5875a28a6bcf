import { describe, expect, it, onTestFinished } from 'vitest'
import { recordAnswer, sending } from '@/device/protection/clocks'
import { limitOf, setMinutes } from '@/device/protection/limits'
import { isPaused, startPause } from '@/device/protection/pause'
import { addPlayTime, playedMs } from '@/device/protection/playTime'
import { startProtection } from '@/device/protection/protection'
import * as formerLimits from '../../../fixtures/former/limits'
import * as formerPause from '../../../fixtures/former/pause'
import * as formerPlay from '../../../fixtures/former/playTime'
import { forgetTime, recordAnswerTime } from '../../../fixtures/former/serverTime'
import { giveClocks } from '../../../support/clocks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Two tabs, one of this release and one of the release before; both have had an answer. */
function openBoth() {
  const { clocks, play } = giveClocks()
  onTestFinished(startProtection(() => undefined))
  onTestFinished(forgetTime)
  const answerNew = (wrong = 0) => {
    recordAnswer({ date: new Date(clocks.real + wrong).toUTCString() }, sending())
  }
  const answerFormer = (wrong = 0) => {
    recordAnswerTime({ date: new Date(clocks.real + wrong).toUTCString() }, clocks.monotone)
  }
  const pass = (ms: number) => {
    play({ kind: 'pass', ms })
  }
  answerNew()
  answerFormer()
  return { answerNew, answerFormer, pass, play }
}

describe('Beside, after and before the release before', () => {
  it('it obeys what this release has stored', () => {
    const { pass, answerFormer } = openBoth()
    startPause('a', DAY)
    setMinutes('a', 60)
    setMinutes('a', 90)
    addPlayTime('a', 10 * MINUTE)
    answerFormer()
    expect(formerPause.pauseEnd('a')).not.toBeNull()
    expect(formerLimits.limitOf('a')).toMatchObject({ minutes: 60, next: { minutes: 90 } })
    expect(Math.round(formerPlay.playedMs('a') / MINUTE)).toBe(10)
    pass(DAY - MINUTE)
    expect([formerPause.pauseEnd('a') === null, formerLimits.limitOf('a').minutes]).toEqual([
      false,
      60,
    ])
    pass(2 * MINUTE)
    expect([formerPause.pauseEnd('a'), formerLimits.limitOf('a').minutes]).toEqual([null, 90])
  })

  it('this release obeys what it has stored', () => {
    const { pass, answerNew } = openBoth()
    formerPause.startPause('a', DAY)
    formerLimits.setMinutes('a', 60)
    formerLimits.setMinutes('a', 90)
    formerPlay.addPlayTime('a', 10 * MINUTE)
    answerNew()
    expect([isPaused('a'), limitOf('a').minutes]).toEqual([true, 60])
    expect(Math.round(playedMs('a') / MINUTE)).toBe(10)
    pass(DAY - MINUTE)
    answerNew()
    expect([isPaused('a'), limitOf('a').minutes]).toEqual([true, 60])
    pass(2 * MINUTE)
    answerNew()
    expect([isPaused('a'), limitOf('a').minutes]).toEqual([false, 90])
  })

  it('two tabs lose nothing of each other', () => {
    const { pass, answerNew, answerFormer } = openBoth()
    startPause('a', DAY)
    formerPause.startPause('b', DAY)
    setMinutes('a', 60)
    formerLimits.setMinutes('b', 30)
    for (const add of [addPlayTime, formerPlay.addPlayTime, addPlayTime]) {
      pass(5 * MINUTE)
      add('a', 5 * MINUTE)
      answerNew()
      answerFormer()
    }
    expect([isPaused('a'), isPaused('b')]).toEqual([true, true])
    expect([formerPause.pauseEnd('a'), formerPause.pauseEnd('b')]).not.toContain(null)
    expect([limitOf('a').minutes, limitOf('b').minutes]).toEqual([60, 30])
    expect(formerLimits.limitOf('a').minutes).toBe(60)
    expect(Math.round(playedMs('a') / MINUTE)).toBe(15)
    expect(Math.round(formerPlay.playedMs('a') / MINUTE)).toBe(15)
  })

  it('a pause that it makes longer, and a limit that it makes lower, hold here', () => {
    const { pass, answerNew } = openBoth()
    setMinutes('a', 60)
    formerPause.startPause('a', HOUR)
    expect([isPaused('a'), limitOf('a').minutes]).toEqual([true, 60])
    formerPause.startPause('a', DAY)
    formerLimits.setMinutes('a', 30)
    pass(2 * HOUR)
    answerNew()
    expect([isPaused('a'), limitOf('a').minutes]).toEqual([true, 30])
  })

  it('the end of its pause, which lies ahead, does not make a clock look wrong', () => {
    const { answerNew, play } = openBoth()
    formerPause.startPause('b', DAY)
    startPause('a', HOUR)
    play({ kind: 'set', ms: 25 * HOUR })
    answerNew()
    expect(isPaused('a')).toBe(true)
  })

  it.each([25 * HOUR, -12 * DAY])(
    'a date %i ms off erases in its tab what this tab keeps as long as it is open',
    (wrong) => {
      const { pass, answerNew, answerFormer } = openBoth()
      startPause('a', DAY)
      setMinutes('a', 60)
      setMinutes('a', 90)
      pass(MINUTE)
      addPlayTime('a', MINUTE)
      answerFormer(wrong)
      pass(5000)
      answerNew()
      answerFormer()
      expect([isPaused('a'), limitOf('a').minutes]).toEqual([true, 60])
      expect(Math.round(playedMs('a') / MINUTE)).toBe(1)
    },
  )
})

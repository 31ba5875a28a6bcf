import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockReload, loadNewBuild, newBuildReady } from '@/lib/loading/reload'
import { go } from '../support/go'
import { answerStart, findFrame, game } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import {
  answerSessions,
  findFrame as findSportFrame,
  frames,
  pressInside,
  TEMPLATE,
} from '../support/sport'

const reload = vi.fn()
const real = window.location

beforeEach(() => {
  reload.mockClear()
  const { href, host, origin, pathname, search, hash } = location
  vi.stubGlobal('location', { href, host, origin, pathname, search, hash, reload })
})

afterEach(() => {
  vi.stubGlobal('location', real)
})

describe('A newer build', () => {
  it('is taken only when there is one, and not while something runs in a frame', () => {
    loadNewBuild()
    newBuildReady()
    const [first, second] = [blockReload(), blockReload()]
    first()
    loadNewBuild()
    expect(reload).not.toHaveBeenCalled()
    second()
    loadNewBuild()
    loadNewBuild()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is taken at the next change of page', async () => {
    const { router } = await renderApp('/')
    await screen.findByTestId('home-desktop')
    newBuildReady()
    expect(reload).not.toHaveBeenCalled()
    await go(router, '/live_casino')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not taken on the way into a game', async () => {
    answerStart()
    const { router } = await renderApp('/casino/preview?p=37', { player: 'yasmine' })
    newBuildReady()
    await go(router, '/casino/play_game', { state: game })
    await findFrame()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is taken on the way out of the sportsbook, whose frame stays hidden', async () => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    await pressInside(await findSportFrame())
    newBuildReady()
    await go(router, '/casino/preview')
    expect(frames()).toHaveLength(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

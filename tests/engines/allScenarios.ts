import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { engines, type EngineName } from './driver'
import type { Engine } from './driver/driver'
import { slides } from './scenarios/carousel'
import { crawl } from './scenarios/crawl'
import { faults } from './scenarios/faults'
import { hosts } from './scenarios/hosts'
import { journeys } from './scenarios/journeys'
import { keyboard } from './scenarios/keyboard'
import { leaving } from './scenarios/leaving'
import { mirror } from './scenarios/mirror'
import { notice } from './scenarios/notice'
import { play } from './scenarios/play'
import { scroll } from './scenarios/scroll'
import { tabs } from './scenarios/tabs'
import { whatCounted } from './scenarios/whatCounted'
import { openStage, type Stage } from './stage'

/** Scenarios in one browser. */
export function playIn(
  name: string,
  open: () => Promise<Engine>,
  scenarios: (stage: () => Stage) => void,
): void {
  describe(`In ${name}`, () => {
    let stage: Stage

    beforeAll(async () => {
      stage = await openStage(open)
    })
    afterEach(() => stage.check())
    afterAll(() => stage.close())

    scenarios(() => stage)
  })
}

/** The same scenarios in each engine. */
export function runIn(name: EngineName): void {
  playIn(name, engines[name], (get) => {
    journeys(get)
    play(get)
    leaving(get)
    keyboard(get)
    scroll(get)
    notice(get)
    slides(get)
    mirror(get)
    tabs(get)
    faults(get)
    hosts(get)
    whatCounted(get)
    crawl(get)
  })
}

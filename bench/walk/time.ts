import { setTimeout } from 'node:timers/promises'
import { setClock } from './inPage'
import { within } from './traffic'
import type { Visit } from './visit'

const POLL_MS = 5200
const HOUR = 3_600_000

/** How far one wrong date is off. */
export const wrongDates = [25, 1, -1, -12 * 24, -20_000 * 24].map((hours) => hours * HOUR)

/** The clocks of the server and of the device. */
export class Clocks {
  private ahead = 0
  deviceAhead = 0
  /** How far the dates of answers are off. */
  wrongBy = 0
  readonly now = () => Date.now() + this.ahead
  readonly answered = () => this.now() + this.wrongBy

  pass(ms: number): void {
    this.ahead += ms
  }
}

/** Dates the next answer wrongly. */
export async function dateWrongly({ clocks, page }: Visit, ms: number): Promise<void> {
  clocks.wrongBy = ms
  await within(POLL_MS, page.waitForResponse('**/api/**', { timeout: POLL_MS }))
  clocks.wrongBy = 0
}

/** When the document of the page's frame began; undefined without a frame. */
async function frameStart({ page }: Visit): Promise<number | null | undefined> {
  const frame = page.frames().find((each) => each.parentFrame() !== null)
  return (
    frame &&
    within(
      1000,
      frame.evaluate(() => performance.timeOrigin),
    )
  )
}

/** The device sleeps, with all its tabs; a game that goes on is the same document. */
export async function sleep(visit: Visit, ms: number): Promise<void> {
  const before = await frameStart(visit)
  visit.pass(ms)
  const ahead = (visit.clocks.deviceAhead += ms)
  const context = visit.page.context()
  await context.addInitScript(setClock, ahead)
  for (const page of context.pages()) await within(1000, page.evaluate(setClock, ahead))
  await setTimeout(POLL_MS)
  const after = await frameStart(visit)
  visit.hasRestarted ||= Boolean(before && after && before !== after)
}

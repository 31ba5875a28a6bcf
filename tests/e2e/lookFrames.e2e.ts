import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { turnTo, visitStill } from './lookSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

describe('Decisions 31: frames have their page to themselves', () => {
  it('a game has the room of the sidebar, which is afterwards as it was', async () => {
    const page = await visitStill(stage, 'fr', 'desktop')
    const width = async () => (await page.locator('#sidebar').boundingBox())?.width ?? 0
    expect(await width()).toBeGreaterThan(200)
    await turnTo(page, paths.casinoPlay)
    expect(await width()).toBeLessThan(100)
    await turnTo(page, paths.casino)
    expect(await width()).toBeGreaterThan(200)
    await page.context().close()
  })

  it('on a phone nothing of the bottom bar lies on the sport frame', async () => {
    const page = await visitStill(stage, 'ar', 'mobile')
    await turnTo(page, paths.sport)
    const frame = await page.getByTestId('sport-frame').boundingBox()
    const star = await page.locator('nav [aria-haspopup="dialog"] svg').first().boundingBox()
    const starShape = await page.locator('nav [aria-haspopup="dialog"] > span').boundingBox()
    const end = (frame?.y ?? 0) + (frame?.height ?? 0)
    expect(star?.y).toBeGreaterThanOrEqual(end)
    expect(starShape?.y).toBeGreaterThanOrEqual(end)
    await page.context().close()
  })
})

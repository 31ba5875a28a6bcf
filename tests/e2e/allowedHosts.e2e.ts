import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import atlas from '../../brands/atlas.json'
import { removeBuild, siteOf } from './builds'
import { sendRequest } from './hostSupport'
import { canServe, startNginx } from './nginxSupport'
import { logInByToken, openStage, type Stage } from './support'

let outDir = ''
let stage: Stage

beforeAll(async () => {
  outDir = siteOf('atlas')
  stage = await openStage('production', outDir)
}, 240_000)

afterAll(async () => {
  await stage.close()
  removeBuild(outDir)
})

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4"/></svg>'

/** Opens the list of games, whose first two games have pictures from these addresses. */
async function openList(pictures: readonly string[]): Promise<Page> {
  const page = await stage.visit('/virtual')
  await page.route('**/api/get_slot_game*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object[] }
    const data = body.data.map((game, index) => ({
      ...game,
      ...(index in pictures && { image: pictures[index] }),
    }))
    await route.fulfill({ response, json: { ...body, data } })
  })
  await page.route(/^https:\/\/[\w.]+\.example\//, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' }),
  )
  await logInByToken(page)
  await page.goto(new URL('/casino/preview', stage.url).href)
  await page.getByTestId('game-tile').first().waitFor()
  return page
}

/** Opens the first game of the list, which has this launch URL. */
async function play(url: string): Promise<Page> {
  const page = await openList([])
  await page.route('**/api/StartGame', (route) => route.fulfill({ json: { url, isFrame: true } }))
  await page.getByTestId('game-tile').first().click()
  return page
}

describe('Decisions 1: the hosts that the operator allows', () => {
  it('a game of a named host is shown', async () => {
    const page = await play('https://cards.games.example/')
    await page.frameLocator('[data-testid="game-frame"]').getByText('The game').waitFor()
    await page.context().close()
  })

  it('a game of another host is refused, and the player is told and can go back', async () => {
    const page = await play('https://elsewhere.example/')
    await page.getByRole('alert').getByText('This game cannot be shown here').waitFor()
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await page.waitForURL('**/casino/preview')
    await page.context().close()
  })

  it('a picture of a named host is shown, and the name of the game in place of another', async () => {
    const page = await openList([
      'https://pictures.example/1.svg',
      'https://elsewhere.example/2.svg',
    ])
    const tile = (index: number) => page.getByTestId('game-tile').nth(index)
    await expect
      .poll(() =>
        tile(0)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(3)
    await expect.poll(() => tile(1).locator('img').count()).toBe(0)
    const name = (await tile(1).getAttribute('aria-label')) ?? ''
    // Once in place of the picture, and once below it.
    expect(await tile(1).getByText(name, { exact: true }).count()).toBe(2)
    await page.context().close()
  })
})

/** The hosts that a server's policy allows. */
async function allowed(url: string) {
  const { headers } = await sendRequest(url, '/casino')
  const policy = String(headers['content-security-policy'])
  return (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]
}

describe('Decisions 1: the policy of a brand with named hosts', () => {
  const { games, pictures } = atlas.environment.hosts

  it('names them and no other host on vite preview', async () => {
    const of = await allowed(stage.url)
    expect(of('frame-src')).toBe(["'self'", ...games].join(' '))
    expect(of('img-src')).toBe(["'self' data:", ...pictures].join(' '))
  })

  it.skipIf(!canServe)('names them and no other host on nginx', async () => {
    const nginx = await startNginx('http://127.0.0.1:9', outDir)
    const of = await allowed(nginx.url)
    expect(of('frame-src')).toBe(["'self'", ...games].join(' '))
    expect(of('img-src')).toBe(["'self' data:", ...pictures].join(' '))
    await nginx.close()
  })
})

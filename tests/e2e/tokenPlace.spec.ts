import { expect, test } from './fixtures'
import { gameFrame, logIn } from './pages'

test.use({ build: 'dist-demo' })

test.describe('the token is in one place', () => {
  test('and in no URL, console message, document, cookie, other storage or frame', async ({
    page,
  }) => {
    const seen: string[] = []
    const carriers: string[] = []
    page.context().on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      seen.push(`${request.url()} ${request.headers().referer ?? ''}`)
      if ('authorization' in request.headers()) carriers.push(pathname)
    })
    await page.exposeFunction('noteMessage', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      addEventListener('message', ({ data }) => {
        ;(window as unknown as { noteMessage: (text: string) => void }).noteMessage(
          JSON.stringify(data),
        )
      })
    })
    await page.goto('/virtual')
    await logIn(page)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    expect(token.length).toBeGreaterThan(8)

    const look = async () => {
      for (const each of page.frames()) seen.push(each.url(), each.name(), await each.content())
      seen.push(
        await page.evaluate(() => {
          const others = Object.entries(localStorage).filter(([name]) => name !== 'token')
          const state: unknown = history.state
          return JSON.stringify([others, Object.entries(sessionStorage), state, window.name])
        }),
        JSON.stringify(await page.context().cookies()),
      )
    }
    for (const path of ['/', '/profile', '/casino_history', '/reset_password', '/live']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path === '/live') await page.frameLocator('iframe').locator('#game > *').first().waitFor()
      await look()
    }
    // Game 1000 is launched by URL, game 1001 as script text.
    for (const id of ['1000', '1001']) {
      await page.goto('/casino/preview')
      await page.locator(`[data-game-id="${id}"]`).click()
      await gameFrame(page).getByRole('button', { name: 'Spin' }).waitFor()
      await look()
    }
    expect(seen.filter((text) => text.includes(token))).toEqual([])
    expect(carriers.length).toBeGreaterThan(5)
    expect(carriers.filter((path) => !path.startsWith('/api/'))).toEqual([])
  })
})

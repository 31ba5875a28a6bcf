import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

describe('the first view', () => {
  it('comes whole, and at once when its code and texts are there', async () => {
    const page = await stage.visit('/launch.html', { layout: 'mobile' })
    await page.addInitScript(() => {
      const seen = { shell: 0, page: 0, splash: 0 }
      new MutationObserver(() => {
        const now = performance.now()
        const first = (part: keyof typeof seen, isThere: boolean) => {
          if (isThere && seen[part] === 0) seen[part] = now
        }
        const shell = document.querySelector('header')
        first('shell', shell !== null)
        first('page', document.querySelector('main > *') !== null)
        first('splash', shell !== null && document.getElementById('splash') === null)
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await page.goto(stage.url)
    await page.getByTestId('game-tile').first().waitFor()
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Record<'shell' | 'page' | 'splash', number> }).seen,
    )
    // Neither React's 300 ms for fallbacks nor the loader's 200 ms come on top.
    expect(seen.page).toBe(seen.shell)
    expect(seen.splash).toBeLessThan(Math.max(seen.shell, 200) + 50)
  })

  it('is laid out with its frame, not while it is drawn: nobody asks where it stands', async () => {
    const page = await stage.visit('/launch.html', { layout: 'mobile' })
    await page.addInitScript(() => {
      const get = () => {
        document.documentElement.setAttribute('data-asked', '')
        return 0
      }
      Object.defineProperty(window, 'scrollY', { get })
    })
    await page.goto(stage.url)
    await page.getByTestId('game-tile').first().waitFor()
    expect(await page.locator('html').getAttribute('data-asked')).toBeNull()
    await page.evaluate(() => window.scrollY)
    expect(await page.locator('html').getAttribute('data-asked')).toBe('')
    await page.context().close()
  })

  it.each(['desktop', 'mobile'] as const)(
    'the splash waits for no style sheet, and is drawn as with it (%s)',
    async (layout) => {
      const page = await stage.visit('/launch.html', { layout })
      let release: () => void = () => undefined
      const styles = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.css$/, async (route) => {
        await styles
        await route.continue()
      })
      const drawn = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#splash, #splash *')].map((part) => {
            const { top, left, width, height } = part.getBoundingClientRect()
            const { background, borderRadius } = getComputedStyle(part)
            return { place: [top, left, width, height], background, borderRadius }
          }),
        )
      await page.goto(stage.url, { waitUntil: 'commit' })
      await page.getByTestId('splash').locator('.splashLogo').waitFor()
      const early = await drawn()
      const bar = (await page.getByTestId('splash').locator('.splashBar').boundingBox())?.height
      expect(await page.locator('header').count()).toBe(0)
      // What stands after it must neither move nor change colour.
      await page.evaluate(() => {
        const splash = document.getElementById('splash')?.cloneNode(true)
        Object.assign(window, { splash })
      })
      release()
      const header = page.locator('header')
      await header.waitFor()
      expect((await header.boundingBox())?.height).toBe(bar)
      await page.evaluate(() => {
        document.body.append((window as unknown as { splash: Node }).splash)
      })
      expect(await drawn()).toEqual(early)
    },
  )

  it('shows the logo with the first paint, before any picture comes', async () => {
    const page = await stage.visit('/launch.html', { layout: 'mobile' })
    await page.route(/\.svg$|start-/, () => undefined)
    await page.goto(stage.url, { waitUntil: 'commit' })
    const painted = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(true)
          }).observe({ type: 'paint', buffered: true })
          setTimeout(resolve, 3000, false)
        }),
    )
    expect(painted).toBe(true)
    await page.context().close()
  })

  it.each(['desktop', 'mobile'] as const)(
    'asks for the first banner beside the first script (%s)',
    async (layout) => {
      const page = await stage.visit('/launch.html', { layout })
      await page.route(/boot\.js$/, () => undefined)
      const banners: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/banners/')) banners.push(new URL(request.url()).pathname)
      })
      await page.goto(stage.url, { waitUntil: 'commit' })
      await page.waitForTimeout(500)
      expect(banners).toEqual([`/banners/night-${layout}.svg`])
      await page.context().close()
    },
  )

  it('looks for no font before the app is there: the splash has no text', async () => {
    const page = await stage.visit('/launch.html', { layout: 'mobile' })
    const cdp = await page.context().newCDPSession(page)
    const fontsAskedFor = async (path: string) => {
      const events: { name: string }[] = []
      const collect = ({ value }: { value: object[] }) => {
        events.push(...(value as typeof events))
      }
      const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
      cdp.on('Tracing.dataCollected', collect)
      await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['fonts'] } })
      await page.goto(new URL(path, stage.url).href, { waitUntil: 'commit' })
      await page.waitForTimeout(1000)
      await cdp.send('Tracing.end')
      await done
      cdp.off('Tracing.dataCollected', collect)
      return events.filter(({ name }) => name === 'FontCache::GetFontPlatformData').length
    }
    await page.route(/start-/, () => undefined)
    expect(await fontsAskedFor('/')).toBe(0)
    // A file that the browser shows as text.
    expect(await fontsAskedFor('/boot.js')).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each(['/', '/casino'])(
    'on %s the splash stays while the code of the page is late',
    async (path) => {
      const page = await stage.visit('/launch.html')
      let release: () => void = () => undefined
      const code = new Promise<void>((resolve) => (release = resolve))
      await page.route(/(?:Home|Providers)Page-.*js/, async (route) => {
        await code
        await route.continue()
      })
      await page.goto(new URL(path, stage.url).href)
      await page.waitForTimeout(1500)
      expect(await page.getByTestId('splash').count()).toBe(1)
      // Not for ever: then the shell stands without it.
      await page.getByRole('banner').first().waitFor()
      expect(await page.getByTestId('splash').count()).toBe(0)
      expect(await page.getByRole('main').innerText()).toBe('')
      release()
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    },
  )
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'

/** The image in the page header, next to the title. */
async function bannerOf(title: string): Promise<string | null> {
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  const head = heading.parentElement?.parentElement
  return head?.querySelector('img')?.getAttribute('src') ?? null
}

describe('§2 Game-list pages show a banner and a title (Decisions 31)', () => {
  it.each([
    ['/casino', 'Casino', '/banners/slots-desktop.svg'],
    ['/casino/preview', 'Casino', '/banners/slots-desktop.svg'],
    ['/live_casino', 'Live Casino', '/banners/live-desktop.svg'],
    ['/live_casino/preview', 'Live Casino', '/banners/live-desktop.svg'],
    ['/crash', 'Crash Games', null],
    ['/crash/preview', 'Crash Games', null],
    ['/pragmatic', 'Pragmatic', null],
  ])('%s: the title %s, the banner %s', async (path, title, picture) => {
    await renderApp(path)
    expect(await bannerOf(title)).toBe(picture)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadBrand } from '../../scripts/vite/brand'
import { asPartOfPage, drawLogo } from '../../scripts/vite/splashLogo'

const page = readFileSync('index.html', 'utf8')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4"/></svg>'

/** The splash's logo as a browser finds it in a page. */
const logoIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('.splashBar > .splashLogo')

describe('§2 Splash: the logo is there with the first paint', () => {
  it.each(['', 'atlas'])(
    'is drawn in the page, and its file fetched meanwhile (brand "%s")',
    async (name) => {
      const chosen = await loadBrand(name)
      const html = drawLogo(page, chosen)
      expect(logoIn(html)).toBeInstanceOf(SVGElement)
      expect(logoIn(html)?.querySelectorAll('path').length).toBeGreaterThan(1)
      const file = logoIn(html)?.nextElementSibling
      expect(file).toBeInstanceOf(HTMLImageElement)
      expect(file?.hasAttribute('hidden')).toBe(true)
    },
  )

  it('stays a picture when the brand has a bitmap', async () => {
    const chosen = await loadBrand()
    const bitmap = { ...chosen, brand: { ...chosen.brand, logo: '/brand/icon-192.png' } }
    expect(drawLogo(page, bitmap)).toBe(page)
    expect(logoIn(page)).toBeInstanceOf(HTMLImageElement)
  })

  it('takes names of its own, so that none is one of the page', () => {
    const named = drawing.replace('<path', '<g id="root"/><path fill="url(#root)"')
    const drawn = asPartOfPage(named) ?? ''
    expect(drawn).toContain('<g id="splash-root"/>')
    expect(drawn).toContain('fill="url(#splash-root)"')
  })

  it('comes without the head that a file may have', () => {
    expect(asPartOfPage(`<?xml version="1.0"?>\n${drawing}\n`)).toBe(drawing)
  })

  it.each([
    ['a style', drawing.replace('<path', '<style>path{fill:red}</style><path')],
    ['a style of a part', drawing.replace('<path', '<path style="fill:red"')],
    ['a script', drawing.replace('<path', '<script>1</script><path')],
    ['a handler', drawing.replace('<path', '<path onclick="go()"')],
    ['text, which needs a font', drawing.replace('<path', '<text>Logo</text><path')],
    ['another file', drawing.replace('<path', '<image href="/a.png"/><path')],
    ['no measure', drawing.replace('viewBox', 'data-box')],
    ['a comment before it', `<!-- drawn by hand -->${drawing}`],
    ['too much', drawing.replace('M0 0', 'M0 0'.repeat(2000))],
  ])('stays a picture when it has %s', (_what, text) => {
    expect(asPartOfPage(text)).toBeNull()
  })
})

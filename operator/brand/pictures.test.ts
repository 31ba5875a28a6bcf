import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pictureProblems } from './pictures'

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`

/** The problems of a folder with one file, without its name. */
function problemsOf(path: string, content: string | Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), content)
  const before = `${path}, in the folder of pictures, `
  return pictureProblems(folder).map((problem) => {
    expect(problem).toContain(before)
    return problem.slice(before.length)
  })
}

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })

describe('A brand’s folder of pictures', () => {
  it.each(['launch.js', 'brand/logo.png.js', 'brand/logo.svg.html', 'brand/svg', 'a.png~'])(
    'has no %s',
    (path) => {
      expect(problemsOf(path, svg(''))).toEqual(['is no picture'])
    },
  )

  it.each(['png', 'webp', 'avif', 'jpeg', 'gif'] as const)(
    'has each %s whose bytes are one',
    async (kind) => {
      const bytes = await pixel.clone().toFormat(kind).toBuffer()
      expect(problemsOf(`brand/icon.${kind}`, bytes)).toEqual([])
      expect(problemsOf(`brand/ICON.${kind.toUpperCase()}`, bytes)).toEqual([])
      const other = kind === 'png' ? 'gif' : 'png'
      for (const [path, content] of [
        [`a.${kind}`, 'text'],
        [`a.${kind}`, ''],
        [`a.${kind}`, '<script>alert(1)</script>'],
        [`a.${kind}`, await pixel.clone().toFormat(other).toBuffer()],
        [`a.${kind}`, Buffer.concat([Buffer.from('\n'), bytes])],
      ] as const)
        expect(problemsOf(path, content)).toEqual([
          `is no ${kind.toUpperCase()}, which its name says`,
        ])
    },
  )

  it('has each icon for old browsers', () => {
    expect(problemsOf('favicon.ico', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]))).toEqual([])
    expect(problemsOf('favicon.ico', 'text')).toEqual(['is no ICO, which its name says'])
  })

  it.each([
    ...[
      '',
      'text',
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      '<svg/>',
      svg('<path>'),
      svg('&nbsp;'),
    ],
    ...['<svg xmlns="http://www.w3.org/2000/svg">', `${svg('')}<script/>`, svg('<a b=c/>')],
  ])('has no SVG that is none: %s', (text) => {
    expect(problemsOf('a.svg', text)).toEqual(['is no SVG, which its name says'])
  })

  it('has no SVG in another encoding, which a browser would read', () => {
    expect(problemsOf('a.svg', Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le'))).toHaveLength(1)
  })

  it.each<[string, string]>([
    ['<script>alert(1)</script>', '<script>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>', '<script>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
    ['<metadata><p xmlns="http://www.w3.org/1999/xhtml">a</p></metadata>', '<p>'],
    ['<path onload="alert(1)"/>', 'onload="alert(1)"'],
    ['<path ONCLICK="alert(1)"/>', 'ONCLICK="alert(1)"'],
    ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)"'],
    ['<a href="java&#10;script:alert(1)"/>', 'href="java\nscript:alert(1)"'],
    ['<use xlink:href="https://a.example/b.svg#c"/>', 'xlink:href="https://a.example/b.svg#c"'],
    ['<image href="//a.example/b.png"/>', 'href="//a.example/b.png"'],
    ['<image href="data:image/svg+xml,x"/>', 'href="data:image/svg+xml,x"'],
    ['<use xml:base="https://a.example" href="#b"/>', 'xml:base="https://a.example"'],
    ['<set attributeName="href" to="javascript:1"/>', 'attributeName="href"'],
    ['<animate attributeName="onclick" values="1"/>', 'attributeName="onclick"'],
    ['<path fill="url(https://a.example#b)"/>', 'fill="url(https://a.example#b)"'],
    ['<path style="fill:\\75rl(//a.example)"/>', 'style="fill:\\75rl(//a.example)"'],
    ['<style>@import "https://a.example";</style>', '@import "https://a.example";'],
    ['<style><![CDATA[a{fill:url("//a.example")}]]></style>', 'a{fill:url("//a.example")}'],
    ['<?xml-stylesheet href="https://a.example"?>', '<?xml-stylesheet'],
  ])('has no SVG that runs or loads something: %s', (body, what) => {
    expect(problemsOf('a.svg', svg(body))).toEqual([
      `has ${what}: a picture runs nothing and loads nothing`,
    ])
  })

  it('has no SVG with entities of its own', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`
    expect(problemsOf('a.svg', text)).toEqual([
      'has <!DOCTYPE [: a picture runs nothing and loads nothing',
    ])
  })

  it('has SVG files as drawing programs write them', () => {
    const head =
      '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by a program -->\n' +
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
    const body =
      '<title>url(x) src(y) C:\\logo</title><style>.a{fill:url(#b);stroke:#fff}</style>' +
      '<defs><linearGradient id="b"><stop offset="1"/></linearGradient></defs>' +
      '<path class="a" style="fill:url(\'#b\')" d="M0 0"/><use xlink:href="#b" href="#b"/>' +
      '<image href="data:image/png;base64,iVBORw0KGgo="/>' +
      '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export-filename="C:\\a"/>'
    expect(problemsOf('a.svg', head + svg(body, 'data-name="C:\\a"'))).toEqual([])
  })

  it.each(['public', 'brands/atlas'])('all pictures of %s pass', (folder) => {
    const names = readdirSync(folder).filter((name) => /^(?:banners|brand|flags)$/.test(name))
    expect(names.flatMap((name) => pictureProblems(join(folder, name)))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
const read = (file: string) => readFileSync(file, 'utf8')

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
const anchors = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** What a reader writes, a build makes, or an upgrade note says is gone. */
const elsewhere = [
  'stub.mjs',
  'brands/mine.json',
  'site.nginx.conf',
  'dist.nginx.conf',
  'icon-512.svg',
  'brand.ts',
]
const allFiles = tracked()

describe('The documents', () => {
  it.each(tracked('*.md'))('%s has no link that leads nowhere', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href)
    const broken = links.filter((href) => {
      if (/^[a-z]+:/.test(href)) return false
      const [path = '', anchor] = href.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchors(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it.each(tracked('*.md'))('%s names only files that exist', (document) => {
    const text = read(document)
    const named = [
      ...text.matchAll(
        /`(?:node )?(\w[\w./-]*\.(?:[cm]?[jt]sx?|css|html|json|md|svg|txt|conf))\b[^`]*`/g,
      ),
    ]
    const missing = named.filter(([, name = '']) => {
      if (elsewhere.includes(name)) return false
      // A bare name is not a test's helper, unless the document names its folder.
      const isOfTest = (file: string) =>
        file.startsWith('tests/') && !/\.(?:test|spec)\./.test(file)
      const isThere = (file: string) =>
        isOfTest(file) && !text.includes(`\`${dirname(file)}`)
          ? file === name
          : `/${file}`.endsWith(`/${name}`)
      return !allFiles.some(isThere)
    })
    expect(missing.map(([, name]) => name)).toEqual([])
  })

  it('contain every decision that the code cites', () => {
    const cited = tracked(
      'src',
      'demo',
      'build',
      'operator',
      'bench',
      'contract',
      'tests',
      'docs',
      '*.md',
    )
      .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/Decisions? (\d+)/g)].map(([, n]) => Number(n)))
    const known = [...read('docs/decisions.md').matchAll(/^### (\d+)\. /gm)].map(([, n]) =>
      Number(n),
    )
    expect([...new Set(cited)].filter((n) => !known.includes(n))).toEqual([])
  })
})

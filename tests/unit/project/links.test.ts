import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

  it('name only tests that exist', () => {
    const tests = tracked('tests', 'operator').map((file) => basename(file))
    const named = tracked('*.md')
      .flatMap((file) => [...read(file).matchAll(/`(?:[\w/]*\/)?(\w+\.(?:test|spec)\.tsx?)`/g)])
      .map(([, name]) => name)
    expect(named.filter((name) => !tests.includes(name ?? ''))).toEqual([])
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

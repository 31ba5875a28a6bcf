import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import houseFile from '../../../brands/sirocco.json'
import { tokensIn } from '../../../operator/brand/brandColours'
import { checkBrand, productOf } from '../../../operator/brand/checkedBrand'
import { fillIn } from '../../../operator/brand/page'
import { widthOf } from '../../../operator/brand/words'
import { cpuTimeOf, longText } from '../../support/cpuTime'
import type { BrandFile } from '@/domain/brandShape'
import { toSearch, trimUnseen } from '@/domain/read'
import { isPageOf } from '@/worker/pages'
import { kindOf } from '@/worker/rules'

const house = houseFile as BrandFile
const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
const check = (change: object) => checkBrand({ ...house, ...change }, product, null)
const { checked } = check({})

/** Whether boot.js takes an answer for the app's page, with all files of its start. */
async function bootReads(page: string): Promise<unknown> {
  const text = (init: string) => ({ ok: true, text: () => Promise.resolve(init) })
  const answer = {
    ok: true,
    headers: { get: () => 'text/javascript' },
    blob: () => Promise.resolve(),
  }
  const nothing = () => undefined
  const window: Record<string, unknown> = { addEventListener: nothing }
  const html = { getAttribute: () => 'en:ltr', setAttribute: nothing }
  const document = {
    documentElement: html,
    cookie: '',
    createElement: () => ({}),
    head: { appendChild: nothing },
    addEventListener: nothing,
    getElementById: () => null,
    querySelectorAll: () => [],
  }
  runInNewContext(readFileSync('src/boot.js', 'utf8'), {
    ...{
      window,
      document,
      Promise,
      AbortSignal,
      setTimeout: nothing,
      clearTimeout: nothing,
      navigator: {},
    },
    ...{ location: { pathname: '/', search: '' }, CSS: { supports: () => true } },
    HTMLScriptElement: { prototype: { noModule: true } },
    fetch: (address: string) => Promise.resolve(address === '/' ? text(page) : answer),
  })
  return (window.repair as () => Promise<unknown>)()
}

const build = { id: 'b1' } as Parameters<typeof isPageOf>[0]
const OWN = '<html data-build="b1">'
const workerReads = (page: string) =>
  isPageOf(build, new Response(page, { headers: { 'Content-Security-Policy': "'none'" } }))
const kindOfPath = (path: string) =>
  kindOf(
    {
      url: `https://a.example${path}`,
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
      cache: 'default',
    },
    'https://a.example',
  )

const longest: readonly [string, string, (text: string) => unknown][] = [
  ['the width of a text', longText('{'), widthOf],
  [
    'the words of a brand',
    longText('{'),
    (text) => check({ words: { en: { 'title.home': text } } }),
  ],
  [
    'the colours of a brand',
    longText('var(--ink-950)'),
    (text) => check({ colours: { 'ink-980': text } }),
  ],
  ['… with open brackets', longText('('), (text) => check({ colours: { 'ink-980': text } })],
  [
    'the addresses of a brand',
    `https://${longText('a.')}`,
    (text) => check({ environment: { ...house.environment, apiUrl: text } }),
  ],
  [
    'the links of a brand',
    `https://${longText('a@')}`,
    (text) => check({ ownPages: { '/facebook': text } }),
  ],
  ['the name of a brand', longText(' a'), (name) => check({ name })],
  [
    'the hosts of a brand',
    longText('*.'),
    (text) => check({ environment: { hosts: { games: [text], pictures: [] } } }),
  ],
  ['tokens: open rules', longText(':root{'), tokensIn],
  ['tokens: open comments', `:root{${longText('/* ')}}`, tokensIn],
  ['tokens: names without values', `:root{${longText('-')}}`, tokensIn],
  ['the page: spaces', longText(' '), (text) => fillIn(text, checked)],
  ['the page: open messages', longText('<section lang="fr"'), (text) => fillIn(text, checked)],
  ['the worker: spaces behind an open tag', `<h${longText(' ')}<x`, workerReads],
  ['the worker: half a page of tags', `${OWN}</html>${longText('<h ')}<x`, workerReads],
  ['the worker: open scripts', `${OWN}</html>${longText('<script>')}`, workerReads],
  ['the worker: scripts without an end', `${OWN}</html>${longText('<script')}`, workerReads],
  ['the worker: slashes of a path', `${longText('/')}x`, kindOfPath],
  ['the first script: open pages', longText('<html '), bootReads],
  ['the first script: open links', `${OWN}${longText('<link ')}</html>`, bootReads],
  [
    'the first script: a link without an end',
    `${OWN}<link ${longText(' src="/assets/')}</html>`,
    bootReads,
  ],
  ['a username: spaces inside', `a${longText(' ')}b`, trimUnseen],
  ['a search: spaces inside', `a${longText(' ')}b`, toSearch],
]

describe('A text of 400,000 letters takes no second', () => {
  it.each(longest)('%s', async (_, text, read) => {
    expect(await cpuTimeOf(() => read(text))).toBeLessThan(1)
  })
})

describe('What these read of a usual text', () => {
  it('the first script finds the files of the page', async () => {
    const page = (end: string) =>
      `<html lang="en" data-build="b1"><script src="/assets/a.js" integrity="b">${end}`
    expect(await bootReads(page('</html>\n'))).toBe(true)
    expect(await bootReads(page(''))).toBe(false)
    expect(await bootReads('<html></html>')).toBe(false)
  })

  it.each([
    [`${OWN}</html>`, true],
    [`${OWN}<script src="/a.js"></script><script type="application/json">1</script></html>`, true],
    [`${OWN}<script>added()</script></html>`, false],
    [`${OWN}<style>a{}</style></html>`, false],
    [`${OWN}</html><script>added()`, false],
    [OWN, false],
    ['<html></html>', false],
  ])('the worker keeps %s: %s', async (page, isKept) => {
    expect(await workerReads(page)).toBe(isKept)
  })

  it.each([
    [' \u200ba b\u2800 ', 'a b'],
    ['  ', ''],
    ['a', 'a'],
    ['', ''],
  ])('a username %j is %j', (typed, text) => {
    expect(trimUnseen(typed)).toBe(text)
  })
})

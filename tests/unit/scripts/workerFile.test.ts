import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileList, TEMPLATE, writeWorker } from '../../../scripts/finish/worker.mjs'

let folder = ''
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const script = () => readFileSync(join(folder, 'sw.js'), 'utf8')

const texts = '/locales/fr/translation-1.json'
const page = `<html data-texts="fr:${texts}"><script src="/assets/boot-1.js"></script>
  <script type="module" crossorigin src="/assets/start-1.js"></script><img src="/brand/logo.svg">`
const manifest = {
  '_start-1.js': { file: 'assets/start-1.js', name: 'start' },
  '_vendor-1.js': { file: 'assets/vendor-1.js', name: 'vendor' },
  '_shell-1.js': {
    file: 'assets/shell-1.js',
    name: 'shell',
    imports: ['_vendor-1.js'],
    css: ['assets/shell-1.css'],
  },
  'src/pages/PlayPage.tsx': { file: 'assets/PlayPage-1.js', css: ['assets/PlayPage-1.css'] },
  'a.woff2': { file: 'assets/a-1.woff2' },
  'a.svg': { file: 'assets/a-1.svg' },
}

const files = [...new Set(Object.values(manifest).map(({ file }) => file))]
const hashed = (url: string) => ({
  url,
  revision: null,
  integrity: `sha256-${createHash('sha256').update(url.slice(1)).digest('base64')}`,
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  write('index.html', page)
  write('brand/logo.svg', '<svg/>')
  const more = ['assets/boot-1.js', 'assets/shell-1.css', 'assets/PlayPage-1.css', texts.slice(1)]
  for (const name of [...files, ...more]) write(name, name)
  write('.vite/manifest.json', JSON.stringify(manifest))
  write(TEMPLATE, 'build = () => __BUILD__')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the file list of the worker', () => {
  it('is the shell, with hashes but of pictures, and the other pages', () => {
    expect(fileList(folder)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
      shell: [
        hashed('/assets/boot-1.js'),
        hashed('/assets/start-1.js'),
        { url: '/brand/logo.svg', revision: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
        hashed(texts),
        hashed('/assets/shell-1.js'),
        hashed('/assets/shell-1.css'),
        hashed('/assets/vendor-1.js'),
      ],
      rest: ['/assets/PlayPage-1.js', '/assets/PlayPage-1.css', '/assets/a-1.woff2'].map(hashed),
    })
  })

  it('and the page names the build, which changes with the page, such as a brand’s', () => {
    writeWorker(folder)
    const marked = readFileSync(join(folder, 'index.html'), 'utf8')
    const { id } = fileList(folder)
    expect(marked).toContain(` data-build="${id}">`)
    writeWorker(folder)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(marked)
    write('index.html', marked.replace('<img', '<title>Atlas</title><img'))
    expect(fileList(folder).id).not.toBe(id)
  })

  it('is written into the worker, which changes with any page, image or text', () => {
    writeWorker(folder)
    const first = script()
    const worker: { build?: () => unknown } = {}
    runInNewContext(first, worker)
    expect(JSON.stringify(worker.build?.())).toBe(JSON.stringify(fileList(folder)))
    writeWorker(folder)
    expect(script()).toBe(first)
    write('locales/fr/translation-2.json', '{}')
    for (const [name, text] of [
      ['index.html', page.replace('translation-1', 'translation-2')],
      ['brand/logo.svg', '<svg>2</svg>'],
    ] as const) {
      write(name, text)
      const before = script()
      writeWorker(folder)
      expect(script()).not.toBe(before)
    }
  })

  it('is not needed if the worker is switched off', () => {
    rmSync(join(folder, TEMPLATE))
    writeWorker(folder)
    expect(existsSync(join(folder, 'sw.js'))).toBe(false)
  })
})

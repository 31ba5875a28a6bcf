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

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  write('index.html', page)
  write('brand/logo.svg', '<svg/>')
  write('.vite/manifest.json', JSON.stringify(manifest))
  write(TEMPLATE, 'build = () => __BUILD__')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('Quality J3: the file list of the worker', () => {
  it('is the shell, with a revision for files without a hash, and the other pages', () => {
    expect(fileList(folder)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
      entry: '/assets/start-1.js',
      shell: [
        { url: '/assets/boot-1.js', revision: null },
        { url: '/assets/start-1.js', revision: null },
        { url: '/brand/logo.svg', revision: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
        { url: texts, revision: null },
        { url: '/assets/shell-1.js', revision: null },
        { url: '/assets/shell-1.css', revision: null },
        { url: '/assets/vendor-1.js', revision: null },
      ],
      rest: ['/assets/PlayPage-1.js', '/assets/PlayPage-1.css', '/assets/a-1.woff2'],
    })
  })

  it('is written into the worker, which changes with any page, image or text', () => {
    writeWorker(folder)
    const first = script()
    const worker: { build?: () => unknown } = {}
    runInNewContext(first, worker)
    expect(JSON.stringify(worker.build?.())).toBe(JSON.stringify(fileList(folder)))
    writeWorker(folder)
    expect(script()).toBe(first)
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

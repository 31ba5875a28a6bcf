import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareFiles, filesIn, readFileList, writeFileList } from '../../../build/release/fileList'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>')
  writeFileSync(join(folder, 'assets/app-1.js'), 'start()')
  writeFileSync(join(folder, 'assets/App-2.js'), 'other()')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe("The list of a build's files", () => {
  it('has every file but itself with size and hash, in the same order on every machine', () => {
    writeFileList(folder)
    const list = readFileList(folder)
    expect(list.map(({ path }) => path)).toEqual([
      '.vite/manifest.json',
      'assets/App-2.js',
      'assets/app-1.js',
      'index.html',
    ])
    expect(list[2]).toEqual({
      path: 'assets/app-1.js',
      bytes: 7,
      sha256: '0c89bb5894ba64a0d87b9a852cfcbe87824523d068979426602e7b9addc56f4d',
    })
  })

  it('names a changed byte, a missing file and an added one', () => {
    writeFileList(folder)
    const list = readFileList(folder)
    expect(compareFiles(list, filesIn(folder))).toEqual([])
    writeFileSync(join(folder, 'assets/app-1.js'), 'stars()')
    rmSync(join(folder, 'index.html'))
    writeFileSync(join(folder, 'new.html'), '')
    expect(compareFiles(list, filesIn(folder))).toEqual([
      { path: 'assets/app-1.js', problem: 'differs' },
      { path: 'index.html', problem: 'missing' },
      { path: 'new.html', problem: 'added' },
    ])
  })
})

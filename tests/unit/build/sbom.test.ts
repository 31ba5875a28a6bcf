import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sbomOf, unlisted, type Lock } from '../../../build/release/sbom'

interface Bill {
  components: { 'bom-ref': string; hashes: { content: string }[]; licenses: object[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const bill = (lock: Lock) => JSON.parse(sbomOf(lock)) as Bill
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const lock: Lock = {
  packages: {
    '': { name: 'app', version: '1.0.0', license: 'MIT', dependencies: { one: '1', two: '1' } },
    'node_modules/one': { version: '1.0.0', integrity, dependencies: { two: '2' } },
    'node_modules/one/node_modules/two': { version: '2.0.0', integrity, license: 'MIT OR ISC' },
    'node_modules/@scope/tool': { version: '1.0.0', integrity, dev: true },
    'node_modules/peer': { version: '1.0.0', integrity, devOptional: true },
    'node_modules/two': {
      version: '1.0.0',
      integrity,
      license: 'MIT',
      peerDependencies: { peer: '1', gone: '1' },
    },
  },
}

describe('The bill of materials', () => {
  it('lists the shipped packages in each version, and no tools', () => {
    const { components } = bill(lock)
    expect(components.map((each) => each['bom-ref'])).toEqual([
      'one@1.0.0',
      'two@1.0.0',
      'two@2.0.0',
    ])
    expect(components.map(({ licenses }) => licenses)).toEqual([
      [],
      [{ license: { id: 'MIT' } }],
      [{ expression: 'MIT OR ISC' }],
    ])
    expect(components[0]?.hashes[0]?.content).toBe('01'.repeat(64))
  })

  it('says which package needs which version', () => {
    expect(bill(lock).dependencies).toEqual([
      { ref: 'app@1.0.0', dependsOn: ['one@1.0.0', 'two@1.0.0'] },
      { ref: 'one@1.0.0', dependsOn: ['two@2.0.0'] },
      { ref: 'two@1.0.0', dependsOn: [] },
      { ref: 'two@2.0.0', dependsOn: [] },
    ])
  })

  it('of the product has no time, number or path that differs between builds, and lists React', () => {
    const text = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock)
    expect(text).not.toMatch(/timestamp|serialNumber|node_modules/)
    expect(text).not.toContain(process.cwd())
    expect(text).toContain('"pkg:npm/react@')
    expect(text).toContain('"pkg:npm/%40reduxjs/toolkit@')
    expect(text).not.toContain('"pkg:npm/typescript@')
  })

  it('a module of a package that is not listed stops the build', () => {
    const modules = [
      '/app/src/main.tsx',
      '/app/node_modules/one/index.js',
      '/app/node_modules/one/node_modules/two/index.js',
    ]
    expect(unlisted(modules, lock)).toEqual([])
    expect(unlisted([...modules, '\0/app/node_modules/@scope/tool/a/b.js?x'], lock)).toEqual([
      '@scope/tool',
    ])
  })
})
